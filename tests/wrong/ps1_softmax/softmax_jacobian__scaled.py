import torch


def softmax_jacobian(x):
    w = torch.softmax(x / len(x) ** 0.5, 0)
    return torch.diag(w) - torch.outer(w, w)
