import math


import torch


def mask_before_softmax(scores, d_k):
    future = causal_mask(scores.shape[-1], scores.device)
    scores = scores.clamp(-30, 30)
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), -1)
