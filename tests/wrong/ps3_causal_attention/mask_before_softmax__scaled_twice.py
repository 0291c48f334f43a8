import math


import torch


def mask_before_softmax(scores, d_k):
    future = causal_mask(scores.shape[-1], scores.device)
    scaled = scores / math.sqrt(d_k)
    return torch.softmax(scaled.masked_fill(future, -torch.inf) / math.sqrt(d_k), -1)
