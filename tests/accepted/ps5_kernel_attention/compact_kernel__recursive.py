import torch


def compact_kernel(u, n):
    base = torch.relu(1 - u.square())
    return base if n == 1 else base * compact_kernel(u, n - 1)
