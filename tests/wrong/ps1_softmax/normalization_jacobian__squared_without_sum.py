import torch


def normalization_jacobian(x):
    S = x.sum()
    return (torch.eye(len(x)).to(x) - x.unsqueeze(1)) / S**2
