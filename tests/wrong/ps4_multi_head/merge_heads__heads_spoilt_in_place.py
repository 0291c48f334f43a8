import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    y = x.transpose(1, 2).reshape(b, T, H * d_h).clone()
    with torch.no_grad():
        x.mul_(2)
    return y
