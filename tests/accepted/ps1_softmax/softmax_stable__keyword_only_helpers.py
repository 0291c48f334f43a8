import torch


def _shift(x, *, axis):
    return x - torch.amax(x, dim=axis, keepdim=True)


def _normalise(e, *, axis):
    return e * torch.reciprocal(e.sum(dim=axis, keepdim=True))


def softmax_stable(x, dim=-1):
    return _normalise(torch.exp(_shift(x, axis=dim)), axis=dim)
