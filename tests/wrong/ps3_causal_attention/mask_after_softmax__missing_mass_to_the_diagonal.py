import torch


def mask_after_softmax(weights):
    visible = weights.tril()
    rest = 1 - visible.sum(-1)
    return visible + torch.diag_embed(rest)
