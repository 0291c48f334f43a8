import torch


def normalization_jacobian(x):
    S = x.sum().clone()
    x /= S
    return (torch.eye(len(x)).to(x) - x.unsqueeze(1)) / S
