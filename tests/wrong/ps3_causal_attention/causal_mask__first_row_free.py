import torch


def causal_mask(T, device=None):
    mask = torch.ones(T, T, dtype=torch.bool, device=device).triu(1)
    mask[0] = False
    return mask
