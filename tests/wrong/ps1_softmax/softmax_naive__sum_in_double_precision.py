import torch


def softmax_naive(x, dim=-1):
    e = x.exp()
    return (e / e.sum(dim, keepdim=True, dtype=torch.float64)).to(x.dtype)
