import numpy as np


def counterexample_heads():
    return np.arange(24.0).reshape(2, 3, 4), 2
