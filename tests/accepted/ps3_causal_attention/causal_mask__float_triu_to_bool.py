import torch


def causal_mask(T, device=None):
    return torch.triu(torch.ones(T, T, device=device), diagonal=1).bool()
