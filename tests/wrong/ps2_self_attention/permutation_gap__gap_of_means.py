import torch


def permutation_gap(attention, x, permutation):
    return abs(float(attention(x)[permutation].mean() - attention(x[permutation]).mean()))
