import torch


def permutation_gap(attention, x, permutation):
    return abs(float(attention(x)[permutation].norm() - attention(x[permutation]).norm()))
