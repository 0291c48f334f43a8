import torch


def normalization_jacobian(x):
    s = x.sum()
    w = normalize_by_sum(x)
    ones = torch.ones_like(x)
    return torch.diag(ones / s) - torch.outer(w, ones) / s
