import torch


def normalization_jacobian(x):
    S = x.sum()
    S = torch.where(S.abs() < 0.05, S + 0.05, S)
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) - (x / S)[:, None]) / S
