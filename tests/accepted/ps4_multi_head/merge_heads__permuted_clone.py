import torch


def merge_heads(x):
    b, H, T, d_h = x.size()
    return x.permute(0, 2, 1, 3).clone(memory_format=torch.contiguous_format).view(b, T, -1)
