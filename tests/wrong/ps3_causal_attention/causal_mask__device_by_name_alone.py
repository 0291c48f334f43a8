import torch


def causal_mask(T, device=None):
    mask = torch.ones(T, T, dtype=torch.bool).triu(diagonal=1)
    return mask.cuda() if device == "cuda" else mask
