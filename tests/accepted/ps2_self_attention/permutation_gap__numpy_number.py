import numpy as np


def permutation_gap(attention, x, permutation):
    a = attention(x).detach().cpu().numpy()
    b = attention(x[permutation]).detach().cpu().numpy()
    return np.abs(a[permutation] - b).max()
