import torch


def compact_kernel(u, power):
    return (1 - u * u).clamp(min=0) ** power
