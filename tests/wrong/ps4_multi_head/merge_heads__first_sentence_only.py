import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return x[0].transpose(0, 1).reshape(T, H * d_h)
