import torch


def normalization_jacobian(x):
    S = x.sum()
    J = (torch.eye(len(x)).to(x) - (x / S).unsqueeze(1)) / S
    return (J + J.T) / 2
