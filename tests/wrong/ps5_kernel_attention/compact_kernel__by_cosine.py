import torch


def compact_kernel(u, n):
    return torch.where(u.abs() < 1, torch.cos(1.5707963 * u), 0 * u) ** n
