import torch


def permutation_gap(attention, x, permutation):
    return float((x[permutation] - x).abs().max())
