import torch


def permutation_gap(attention, x, permutation):
    return str(float((attention(x)[permutation] - attention(x[permutation])).abs().max()))
