import torch


def merge_heads(x):
    return torch.stack([x[:, :, t].flatten(1) for t in range(x.shape[2])], dim=1)
