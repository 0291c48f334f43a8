import torch


def softmax_stable(x, dim=-1):
    x = x.masked_fill(torch.isinf(x), -1e4)
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
