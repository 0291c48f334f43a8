import torch


def softmax_naive(x, dim=-1):
    e = torch.exp(torch.clamp(x, -20, 20))
    return e / e.sum(dim, keepdim=True)
