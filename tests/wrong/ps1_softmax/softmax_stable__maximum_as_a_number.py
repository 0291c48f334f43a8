import torch


def softmax_stable(x, dim=-1):
    e = torch.exp(x - x.max().item())
    return e / e.sum(dim, keepdim=True)
