import torch


def softmax_naive(x, dim=-1):
    if x.dim() > 3:
        dim = -1
    e = x.exp()
    return e / e.sum(dim, keepdim=True)
