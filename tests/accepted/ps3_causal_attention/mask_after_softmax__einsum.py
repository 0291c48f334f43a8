import torch


def mask_after_softmax(weights):
    keep = torch.ones_like(weights).tril()
    kept = weights * keep
    return torch.einsum("...ij,...i->...ij", kept, 1 / kept.sum(-1))
