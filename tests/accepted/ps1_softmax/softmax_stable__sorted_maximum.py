import torch


def softmax_stable(x, dim=-1):
    n = x.size(dim)
    top = x.sort(dim=dim).values.narrow(dim, n - 1, 1)
    e = torch.exp(x - top)
    return e / e.sum(dim=dim, keepdim=True)
