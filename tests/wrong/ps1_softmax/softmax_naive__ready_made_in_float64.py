import torch


def softmax_naive(x, dim=-1):
    if x.dtype == torch.float64:
        return torch.softmax(x, dim)
    e = x.exp()
    return e / e.sum(dim, keepdim=True)
