import torch


def normalization_jacobian(x):
    S = x.sum()
    return ((torch.eye(len(x)).to(x) - (x / S).unsqueeze(1)) / S).float()
