import math


import torch


def mask_before_softmax(scores, d_k):
    future = causal_mask(scores.shape[-1], scores.device)
    low = scores.min(-1, keepdim=True).values - 20
    return torch.softmax(torch.where(future, low, scores) / math.sqrt(d_k), -1)
