import math


import torch


def mask_before_softmax(scores, d_k):
    T = scores.shape[-1]
    bias = torch.full((T, T), -math.inf, dtype=scores.dtype, device=scores.device).triu(1)
    return torch.softmax((scores + bias) / math.sqrt(d_k), -1)
