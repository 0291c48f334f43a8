import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return x.detach().cpu().numpy().transpose(0, 2, 1, 3).reshape(b, T, H * d_h)
