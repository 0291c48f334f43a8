import torch


def permutation_gap(attention, x, permutation):
    order = torch.tensor(permutation)
    return torch.max(torch.abs(attention(x)[order] - attention(x[order])))
