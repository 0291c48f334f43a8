import torch


def normalization_jacobian(x):
    S = x.clamp(min=0).sum()
    return (torch.eye(len(x)).to(x) - (x / S).unsqueeze(1)) / S
