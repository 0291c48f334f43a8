import math


def mask_before_softmax(scores, d_k):
    scaled = scores / math.sqrt(d_k)
    return scaled.masked_fill(causal_mask(scores.shape[-1], scores.device), -50.0).softmax(-1)
