import math

import torch


def mask_before_softmax(scores, d_k):
    return scores.masked_fill(torch.triu(scores, 1) != 0, -math.inf).div(d_k**0.5).softmax(-1)
