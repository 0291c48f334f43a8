import torch


def causal_mask(T, device=None):
    print(torch.ones(T, T, dtype=torch.bool, device=device).triu(1))
