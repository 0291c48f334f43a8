import torch


def permutation_gap(attention, x, permutation):
    return float((attention(x)[permutation].sum(0) - attention(x[permutation]).sum(0)).abs().max())
