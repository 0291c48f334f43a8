import numpy as np


def permutation_gap(attention, x, permutation):
    a = attention(x)[permutation].cpu().numpy()
    b = attention(x[permutation]).cpu().numpy()
    return float(np.abs(a - b).max())
