import torch


def normalization_jacobian(x):
    S = x.sum()
    w = x / S
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) - w[:, None]) / S
