import torch


def softmax_jacobian(x):
    w = torch.softmax(x.float(), 0)
    return torch.diag(w) - torch.outer(w, w)
