import torch


def compact_kernel(u, n):
    base = ((1 - u) * (1 + u)).clamp_min(0)
    result = torch.ones_like(base)
    for _ in range(n):
        result = result * base
    return result
