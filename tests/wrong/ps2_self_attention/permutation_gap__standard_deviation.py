import torch


def permutation_gap(attention, x, permutation):
    return float((attention(x)[permutation] - attention(x[permutation])).std())
