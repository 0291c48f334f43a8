import torch


def normalization_jacobian(x):
    n, S = x.numel(), torch.sum(x)
    delta = torch.eye(n, device=x.device, dtype=x.dtype)
    return (delta * S - x.unsqueeze(1)) / S**2
