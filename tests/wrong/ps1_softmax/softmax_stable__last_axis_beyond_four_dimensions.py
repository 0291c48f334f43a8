import torch


def softmax_stable(x, dim=-1):
    if x.dim() > 4:
        dim = -1
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
