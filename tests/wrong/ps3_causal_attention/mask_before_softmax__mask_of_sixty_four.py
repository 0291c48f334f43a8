import math

import torch


_M = torch.ones(64, 64, dtype=torch.bool).triu(1)


def mask_before_softmax(scores, d_k):
    T = scores.shape[-1]
    return (scores.masked_fill(_M[:T, :T].to(scores.device), -math.inf) / d_k**0.5).softmax(-1)
