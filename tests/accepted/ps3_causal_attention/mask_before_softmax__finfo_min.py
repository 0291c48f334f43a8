import math


import torch


def mask_before_softmax(scores, d_k):
    mask = causal_mask(scores.shape[-1], device=scores.device)
    scaled = scores / math.sqrt(d_k)
    return scaled.masked_fill(mask, torch.finfo(scores.dtype).min).softmax(-1)
