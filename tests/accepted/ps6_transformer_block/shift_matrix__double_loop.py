import math

import torch


def shift_matrix(k, d):
    if d & 1:
        raise ValueError("odd")
    R = [[0.0] * d for _ in range(d)]
    for i in range(0, d, 2):
        a = k / 10000 ** (i / d)
        R[i][i] = R[i + 1][i + 1] = math.cos(a)
        R[i][i + 1], R[i + 1][i] = math.sin(a), -math.sin(a)
    return torch.tensor(R)
