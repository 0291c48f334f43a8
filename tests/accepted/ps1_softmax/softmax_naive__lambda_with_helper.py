import torch


def _share(e, dim):
    return e / torch.sum(e, dim=dim, keepdim=True)


softmax_naive = lambda x, dim=-1: _share(torch.exp(x), dim)
