import torch


def causal_mask(T, device=None):
    return torch.full((T, T), float("-inf"), device=device).triu(1).isinf()
