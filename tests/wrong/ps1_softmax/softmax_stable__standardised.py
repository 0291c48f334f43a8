import torch


def softmax_stable(x, dim=-1):
    y = (x - x.mean(dim, keepdim=True)) / (x.std(dim, keepdim=True) + 1e-9)
    e = torch.exp(y - y.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
