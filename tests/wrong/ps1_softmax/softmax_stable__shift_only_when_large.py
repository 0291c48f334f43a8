import torch


def softmax_stable(x, dim=-1):
    if x.max() > 80:
        x = x - x.amax(dim, keepdim=True)
    e = torch.exp(x)
    return e / e.sum(dim, keepdim=True)
