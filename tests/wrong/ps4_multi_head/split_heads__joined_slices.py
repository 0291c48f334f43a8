import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return torch.cat([x[:, None, :, h * d_h : (h + 1) * d_h] for h in range(num_heads)], dim=1)
