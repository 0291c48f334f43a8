import math


import torch


def mask_before_softmax(scores, d_k):
    T = scores.shape[-1]
    result = torch.zeros_like(scores)
    for i in range(T):
        result[..., i, : i + 1] = torch.softmax(scores[..., i, : i + 1] / math.sqrt(d_k), dim=-1)
    return result
