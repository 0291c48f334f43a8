import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return torch.cat(list(x.unbind(1)), dim=1).reshape(b, T, H * d_h)
