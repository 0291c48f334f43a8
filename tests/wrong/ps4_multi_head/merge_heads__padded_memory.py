import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    y = x.new_zeros(b, T, H * d_h + 1)
    y[..., :-1] = x.transpose(1, 2).reshape(b, T, H * d_h)
    return y[..., :-1]
