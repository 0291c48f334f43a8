import torch


def causal_mask(T, device=None):
    eye = torch.eye(T, device=device)
    return (eye.cumsum(dim=1) - eye) > 0
