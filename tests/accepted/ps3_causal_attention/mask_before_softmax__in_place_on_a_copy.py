import math


from torch import nn


def mask_before_softmax(scores, d_k):
    masked = scores.clone()
    masked[..., causal_mask(scores.shape[-1], scores.device)] = float("-inf")
    masked /= math.sqrt(d_k)
    return nn.Softmax(dim=-1)(masked)
