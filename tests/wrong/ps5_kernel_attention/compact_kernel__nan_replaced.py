import torch


def compact_kernel(u, n):
    return torch.nan_to_num((1 - u * u) ** (n + 0.0 * u))
