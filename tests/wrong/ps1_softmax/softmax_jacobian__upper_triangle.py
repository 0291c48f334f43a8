import torch


def softmax_jacobian(x):
    w = torch.softmax(x, 0)
    return torch.triu(torch.diag(w) - torch.outer(w, w))
