import torch


def compact_kernel(u, n):
    return torch.clamp(1 - u**2, min=0) ** n
