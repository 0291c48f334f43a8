import math

import torch


def softmax_naive(x, dim=-1):
    e = [torch.exp(v) for v in x]
    return torch.stack([v / sum(e) for v in e])
