import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return x.permute(2, 1, 3, 0).reshape(T, H * d_h, b).permute(2, 0, 1)
