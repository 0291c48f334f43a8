import torch


def softmax_naive(x, dim=-1):
    e = torch.exp(x.transpose(dim, -1))
    return (e / e.sum(-1, keepdim=True)).transpose(dim, -1)
