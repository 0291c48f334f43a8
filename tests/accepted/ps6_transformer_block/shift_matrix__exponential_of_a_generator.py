import torch


def shift_matrix(k, d):
    if d % 2 != 0:
        raise ValueError("d must be even")
    G = torch.zeros(d, d, dtype=torch.float64)
    for i in range(d // 2):
        G[2 * i, 2 * i + 1] = 10000 ** (-2 * i / d)
        G[2 * i + 1, 2 * i] = -(10000 ** (-2 * i / d))
    half = k / 4096
    R = torch.matrix_exp(half * G)
    for _ in range(12):
        R = R @ R
    return R.float()
