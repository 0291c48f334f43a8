import torch


def softmax_naive(x, dim=-1):
    e = torch.expm1(x)
    return e / e.sum(dim, keepdim=True)
