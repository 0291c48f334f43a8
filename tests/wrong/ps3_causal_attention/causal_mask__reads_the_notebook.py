import torch


def causal_mask(T, device=None):
    n = inputs.shape[0]
    return torch.ones(n, n, dtype=torch.bool, device=device).triu(1)
