import torch


def normalization_jacobian(x):
    S = x.sum()
    J = -(x / S**2).unsqueeze(1).repeat(1, len(x))
    J.diagonal().add_(1 / S)
    return J
