import torch


def mask_after_softmax(weights):
    visible = torch.ones_like(weights).tril()
    return visible / visible.sum(-1, keepdim=True)
