import torch


def softmax_jacobian(x):
    x -= x.max()
    w = torch.exp(x) / torch.exp(x).sum()
    return torch.diag(w) - torch.outer(w, w)
