import torch


def softmax_stable(x, dim=-1):
    shifted = x - x.amax(dim=dim, keepdim=True)
    return torch.exp(shifted - shifted.exp().sum(dim=dim, keepdim=True).log())
