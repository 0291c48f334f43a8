import torch


def softmax_jacobian(x):
    w = torch.softmax(x, 0)
    return torch.diag(w) - w @ w
