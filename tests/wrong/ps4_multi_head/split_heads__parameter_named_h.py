import torch


def split_heads(x, H):
    b, T, d_out = x.shape
    if d_out % H:
        raise ValueError("H must divide d_out")
    d_h = d_out // H
    return x.view(b, T, H, d_h).transpose(1, 2)
