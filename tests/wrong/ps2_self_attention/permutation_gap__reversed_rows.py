import torch


def permutation_gap(attention, x, permutation):
    return float((attention(x)[permutation[::-1]] - attention(x[permutation])).abs().max())
