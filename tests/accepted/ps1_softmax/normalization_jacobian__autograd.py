import torch


def normalization_jacobian(x):
    return torch.autograd.functional.jacobian(normalize_by_sum, x)
