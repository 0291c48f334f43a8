import torch


def causal_mask(T, device=None):
    return torch.ones(T - 1, T - 1, dtype=torch.bool, device=device).triu(1)
