import torch


def softmax_stable(x, dim=-1):
    y = x.transpose(dim, -1)
    e = torch.exp(y - y.max(-1, keepdim=True).values)
    return (e / e.sum(-1, keepdim=True)).transpose(dim, -1)
