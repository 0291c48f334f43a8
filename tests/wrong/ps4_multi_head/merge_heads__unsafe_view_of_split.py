import torch


def merge_heads(x):
    b, H, T, d_h = x.shape
    return (
        x.transpose(1, 2).view(b, T, H * d_h)
        if x.transpose(1, 2).is_contiguous()
        else x.reshape(b, T, H * d_h)
    )
