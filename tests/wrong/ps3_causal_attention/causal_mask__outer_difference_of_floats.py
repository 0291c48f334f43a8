import torch


def causal_mask(T, device=None):
    i = torch.arange(T, device=device)
    return torch.clamp(i[None, :] - i[:, None], 0, 1)
