import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x[0].view(T, num_heads, d_h).transpose(0, 1)
