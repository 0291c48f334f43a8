import torch


def softmax_jacobian(x):
    w = torch.softmax(x, dim=-1)
    return torch.diag(w) - torch.outer(w, w)
