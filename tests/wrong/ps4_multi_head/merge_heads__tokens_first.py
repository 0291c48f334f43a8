import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return x.permute(2, 0, 1, 3).reshape(T, b, H * d_h)
