import math


import torch


def mask_before_softmax(scores, d_k):
    hidden = causal_mask(scores.shape[-1])
    return torch.softmax(scores.masked_fill(hidden, -torch.inf) / math.sqrt(d_k), -1)
