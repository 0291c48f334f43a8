import torch


def causal_mask(context_length, device=None):
    return torch.ones(context_length, context_length, dtype=torch.bool, device=device).triu(1)
