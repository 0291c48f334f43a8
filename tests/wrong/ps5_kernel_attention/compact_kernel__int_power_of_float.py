import torch


def compact_kernel(u, n):
    return (1 - u * u).clamp(min=0).pow(float(n) + 1e-3)
