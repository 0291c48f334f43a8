import torch


first = []


def compact_kernel(u, n):
    first.append(n)
    return (1 - u * u).clamp(min=0) ** first[0]
