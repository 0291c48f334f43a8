import torch


def softmax_jacobian(x):
    w = torch.exp(x - torch.logsumexp(x, dim=0))
    J = -torch.einsum("i,j->ij", w, w)
    J.diagonal().add_(w)
    return J
