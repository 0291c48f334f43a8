import torch


def softmax_jacobian(x):
    w = torch.softmax(x.clamp(max=2e3), 0)
    return torch.diag(w) - torch.outer(w, w)
