import numpy as np


def permutation_gap(attention, x, permutation):
    a = attention(x)[permutation].detach().numpy()
    b = attention(x[permutation]).detach().numpy()
    return float(np.abs(a - b).max())
