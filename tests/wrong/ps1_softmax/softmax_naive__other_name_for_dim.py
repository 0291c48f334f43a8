import torch


def softmax_naive(x, axis=-1):
    return torch.exp(x) / torch.exp(x).sum(axis, keepdim=True)
