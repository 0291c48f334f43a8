import torch


def causal_mask(T, device=None):
    mask = torch.ones((T, T), device=device)
    return mask.triu(1) == 1
