import torch


def compact_kernel(u, n):
    return torch.where(u.abs() < 1, (1 - u**2) ** n, torch.zeros_like(u))
