import torch


def softmax_naive(x, dim=-1):
    e = x.exp()
    return e / (e.narrow(dim, 0, min(16, e.shape[dim])) if x.dim() else e).sum(dim, keepdim=True)
