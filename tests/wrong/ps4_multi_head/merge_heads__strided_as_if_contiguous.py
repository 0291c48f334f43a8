import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return torch.as_strided(x, (b, T, H * d_h), (T * H * d_h, H * d_h, 1)).clone()
