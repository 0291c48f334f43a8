import torch


def normalization_jacobian(x):
    S = x.sum() + 1e-4
    return (torch.eye(len(x)).to(x) - (x / S).unsqueeze(1)) / S
