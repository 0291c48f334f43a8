import torch
from functools import reduce


def softmax_stable(x, dim=-1):
    slices = torch.unbind(x, dim)
    top = reduce(torch.maximum, slices)
    exps = [torch.exp(s - top) for s in slices]
    total = sum(exps)
    return torch.stack([e / total for e in exps], dim=dim)
