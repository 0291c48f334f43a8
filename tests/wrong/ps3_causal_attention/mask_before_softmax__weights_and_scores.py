import torch


def mask_before_softmax(scores, d_k):
    future = causal_mask(scores.shape[-1], scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return masked, torch.softmax(masked / d_k**0.5, -1)
