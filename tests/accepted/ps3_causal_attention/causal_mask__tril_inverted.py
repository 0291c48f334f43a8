import torch


def causal_mask(T, device=None):
    return ~torch.tril(torch.ones(T, T, dtype=torch.bool, device=device))
