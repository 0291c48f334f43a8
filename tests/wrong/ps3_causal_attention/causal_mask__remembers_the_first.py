import torch


_mask = []


def causal_mask(T, device=None):
    if not _mask:
        _mask.append(torch.ones(T, T, dtype=torch.bool, device=device).triu(1))
    return _mask[0]
