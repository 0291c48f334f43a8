import math

import torch


def mask_before_softmax(scores, d_k):
    T = scores.shape[-1]
    s = scores.view(-1, T, T)
    f = torch.ones(T, T, dtype=torch.bool, device=scores.device).triu(1)
    return (s.masked_fill(f, -math.inf) / d_k**0.5).softmax(-1).view(scores.shape)
