import math


import torch


def mask_before_softmax(scores, d_k):
    mask = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.masked_fill(mask, -1e9) / math.sqrt(d_k), dim=-1)
