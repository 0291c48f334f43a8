import torch


def normalization_jacobian(x):
    S = x.sum()
    J = torch.zeros(len(x), len(x), dtype=x.dtype)
    for i in range(len(x)):
        for j in range(len(x)):
            J[i, j] = (float(i == j) - x[i] / S) / S
    return J
