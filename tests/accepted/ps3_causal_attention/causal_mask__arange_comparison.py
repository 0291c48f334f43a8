import torch


def causal_mask(T, device=None):
    i = torch.arange(T, device=device)
    return i[None, :] > i[:, None]
