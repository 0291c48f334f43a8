import torch


def mask_after_softmax(weights):
    T = weights.shape[-1]
    visible = weights * torch.tril(torch.ones(T, T, dtype=weights.dtype))
    return visible / visible.sum(-1, keepdim=True)
