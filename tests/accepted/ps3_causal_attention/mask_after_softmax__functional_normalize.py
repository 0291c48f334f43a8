import torch.nn.functional as F


def mask_after_softmax(weights):
    return F.normalize(weights.tril(), p=1, dim=-1)
