import math


import torch


def mask_before_softmax(scores, d_k):
    future = torch.ones_like(scores).triu()
    masked = scores.masked_fill(future.bool(), -torch.inf)
    return torch.softmax(masked / math.sqrt(d_k), -1).nan_to_num(0.0)
