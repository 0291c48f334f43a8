import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return x.roll(1, 1).transpose(1, 2).reshape(b, T, H * d_h)
