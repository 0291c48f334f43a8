import torch


def mask_before_softmax(scores, d_k):
    T = scores.shape[-1]
    mask = torch.triu(torch.ones(T, T, device=scores.device), diagonal=1)
    masked = scores.masked_fill(mask.bool(), -torch.inf)
    return torch.softmax(masked / d_k**0.5, dim=-1)
