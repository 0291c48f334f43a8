import torch


def normalization_jacobian(x):
    S = x.sum()
    n = len(x)
    J = torch.empty(n, n, dtype=x.dtype, device=x.device)
    for i in range(n):
        for j in range(n):
            delta = 1.0 if i == j else 0.0
            J[i, j] = (delta - x[i] / S) / S
    return J
