import torch


def causal_mask(T, device=None):
    mask = torch.zeros(T, T, dtype=torch.bool)
    for i in range(T):
        for j in range(i + 1, T):
            mask[i, j] = True
    return mask.to(device) if device is not None else mask
