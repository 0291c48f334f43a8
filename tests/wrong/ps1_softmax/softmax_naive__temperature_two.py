import torch


def softmax_naive(x, dim=-1):
    e = torch.exp(x / 2)
    return e / e.sum(dim, keepdim=True)
