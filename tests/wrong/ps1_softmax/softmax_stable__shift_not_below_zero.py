import torch


def softmax_stable(x, dim=-1):
    e = torch.exp(x - x.amax(dim, keepdim=True).clamp(min=0))
    return e / e.sum(dim, keepdim=True)
