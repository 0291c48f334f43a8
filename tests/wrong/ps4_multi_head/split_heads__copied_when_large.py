import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    y = x.view(b, T, num_heads, d_h).transpose(1, 2)
    return y.contiguous() if y.numel() > 100 else y
