import torch


def softmax_stable(x, dim=-1):
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return torch.round(e / e.sum(dim, keepdim=True), decimals=4)
