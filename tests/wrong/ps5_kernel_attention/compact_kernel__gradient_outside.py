import torch


def compact_kernel(u, n):
    return torch.where(u.abs() < 1, (1 - u * u) ** n, 0 * u + (u - u.detach()))
