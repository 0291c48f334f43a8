import math


import torch


def mask_before_softmax(scores, d_k):
    future = causal_mask(scores.shape[-1], scores.device)
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.isqrt(d_k), -1)
