import torch


def normalization_jacobian(x):
    S = x.sum()
    return (torch.eye(len(x)).to(x) - 1 / len(x)) / S
