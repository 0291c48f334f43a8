import torch


def softmax_stable(x, dim=-1):
    d = abs(dim) if x.dim() > 1 else 0
    e = torch.exp(x - x.amax(d, keepdim=True))
    return e / e.sum(d, keepdim=True)
