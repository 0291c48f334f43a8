import torch


def softmax_naive(x, dim=-1):
    e = torch.exp(x)
    return e / e.sum(dim if dim < 0 else -1, keepdim=True)
