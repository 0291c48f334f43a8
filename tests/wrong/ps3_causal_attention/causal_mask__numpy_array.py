import numpy as np


def causal_mask(T, device=None):
    return np.triu(np.ones((T, T), dtype=bool), k=1)
