import math

import torch


def mask_before_softmax(scores, d_k):
    T = scores.shape[-1]
    f = torch.ones(T, T, dtype=torch.bool, device=scores.device).triu(1)
    s = scores / d_k**0.5
    m = s.masked_fill(f, -math.inf).amax(-1, keepdim=True)
    e = torch.where(f, torch.zeros_like(s), torch.exp(s - m))
    return e / e.sum(-1, keepdim=True)
