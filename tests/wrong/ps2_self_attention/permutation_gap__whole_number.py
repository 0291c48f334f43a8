import torch


def permutation_gap(attention, x, permutation):
    return int((attention(x)[permutation] - attention(x[permutation])).abs().max())
