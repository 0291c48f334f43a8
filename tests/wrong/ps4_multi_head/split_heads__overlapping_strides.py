import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return torch.as_strided(x, (b, num_heads, T, d_h), (T * d_out, 1, d_out, num_heads))
