import torch


def softmax_stable(x, dim=-1):
    e = torch.exp(x - x.median(dim, keepdim=True).values)
    return e / e.sum(dim, keepdim=True)
