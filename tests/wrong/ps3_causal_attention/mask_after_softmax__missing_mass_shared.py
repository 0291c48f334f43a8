import torch


def mask_after_softmax(weights):
    visible = weights.tril()
    keep = torch.ones_like(weights).tril()
    return visible + keep * (1 - visible.sum(-1, keepdim=True)) / keep.sum(-1, keepdim=True)
