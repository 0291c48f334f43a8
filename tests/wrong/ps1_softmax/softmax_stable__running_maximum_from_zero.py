import torch


def softmax_stable(x, dim=-1):
    top = torch.zeros_like(x.select(dim, 0))
    for s in x.unbind(dim):
        top = torch.maximum(top, s)
    e = torch.exp(x - top.unsqueeze(dim))
    return e / e.sum(dim, keepdim=True)
