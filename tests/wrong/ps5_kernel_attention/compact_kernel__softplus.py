import torch


def compact_kernel(u, n):
    return torch.nn.functional.softplus(1 - u * u, beta=100) ** n
