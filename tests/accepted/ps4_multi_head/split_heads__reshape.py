import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads != 0:
        raise ValueError(f"{num_heads} heads do not divide {d_out}")
    return torch.reshape(x, (b, T, num_heads, d_out // num_heads)).transpose(-3, -2)
