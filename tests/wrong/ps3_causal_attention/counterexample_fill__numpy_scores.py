import numpy as np


def counterexample_fill():
    return np.full((3, 3), -100.0), 1
