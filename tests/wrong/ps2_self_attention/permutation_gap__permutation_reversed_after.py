import torch


def permutation_gap(attention, x, permutation):
    gap = float((attention(x)[permutation] - attention(x[permutation])).abs().max())
    permutation.reverse()
    return gap
