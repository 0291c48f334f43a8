import torch


def causal_mask(T, device=None):
    mask = torch.full((T, T), False, device=device)
    for i in range(T):
        mask[i, i + 1 :] = True
    return mask
