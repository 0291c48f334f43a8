import torch


def compact_kernel(u, n):
    return torch.where(u.abs() < 0.99, (1 - u * u) ** n, 0 * u)
