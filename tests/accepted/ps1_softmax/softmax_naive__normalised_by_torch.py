import torch.nn.functional as F


def softmax_naive(x, dim=-1):
    return F.normalize(x.exp(), p=1.0, dim=dim, eps=0.0)
