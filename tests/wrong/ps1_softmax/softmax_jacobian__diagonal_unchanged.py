import torch


def softmax_jacobian(x):
    w = torch.softmax(x, 0)
    J = -torch.outer(w, w)
    J.fill_diagonal_(0.0)
    return J + torch.diag(w)
