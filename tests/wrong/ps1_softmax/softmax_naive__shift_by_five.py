import torch


def softmax_naive(x, dim=-1):
    e = (x - 5).exp()
    return e / e.sum(dim, keepdim=True)
