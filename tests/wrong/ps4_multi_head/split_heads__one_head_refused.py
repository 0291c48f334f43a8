import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads or num_heads == 1:
        raise ValueError("num_heads must divide d_out")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)
