import math


import torch


def mask_before_softmax(scores, d_k):
    s = (scores / math.sqrt(d_k)).masked_fill(
        causal_mask(scores.shape[-1], scores.device), -math.inf
    )
    e = torch.exp(s - s.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1, keepdim=True)
