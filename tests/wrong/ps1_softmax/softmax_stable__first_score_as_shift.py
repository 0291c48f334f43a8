import torch


def softmax_stable(x, dim=-1):
    e = torch.exp(x - x.select(dim, 0).unsqueeze(dim))
    return e / e.sum(dim, keepdim=True)
