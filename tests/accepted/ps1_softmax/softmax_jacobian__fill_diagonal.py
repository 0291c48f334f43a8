import torch


def softmax_jacobian(x):
    w = torch.nn.Softmax(dim=0)(x)
    J = -torch.ger(w, w)
    return J + torch.diagflat(w)
