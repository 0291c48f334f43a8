import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    y = torch.zeros(b, T, H * d_h, dtype=x.dtype)
    for h in range(H):
        y[:, :, h * d_h : (h + 1) * d_h] = x[:, h]
    return y
