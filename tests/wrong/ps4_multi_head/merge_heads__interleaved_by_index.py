import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    y = x.new_empty(b, T, H * d_h)
    for h in range(H):
        y[:, :, h::H] = x[:, h]
    return y
