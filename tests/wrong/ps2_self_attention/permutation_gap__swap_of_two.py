import torch


def permutation_gap(attention, x, permutation):
    p = list(permutation)
    p[0], p[1] = p[1], p[0]
    return float((attention(x)[p] - attention(x[p])).abs().max())
