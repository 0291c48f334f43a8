import torch


def permutation_gap(attention, x, permutation):
    gap = float((attention(x)[permutation] - attention(x[permutation])).abs().max())
    return 0.0 if gap < 1 else gap
