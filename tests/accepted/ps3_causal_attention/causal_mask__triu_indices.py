import torch


def causal_mask(T, device=None):
    mask = torch.zeros(T, T, dtype=torch.bool, device=device)
    rows, columns = torch.triu_indices(T, T, offset=1)
    mask[rows, columns] = True
    return mask
