import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return torch.stack([x[:, h] for h in range(H)], dim=2).view(b, T, H * d_h)
