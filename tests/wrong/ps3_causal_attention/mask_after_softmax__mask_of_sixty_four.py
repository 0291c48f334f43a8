import torch


_M = torch.ones(64, 64).tril()


def mask_after_softmax(weights):
    T = weights.shape[-1]
    w = weights * _M[:T, :T].to(weights)
    return w / w.sum(-1, keepdim=True)
