import torch


def permutation_gap(attention, x, permutation):
    a, b = attention(x).sort(0).values, attention(x[permutation]).sort(0).values
    return float((a - b).abs().max())
