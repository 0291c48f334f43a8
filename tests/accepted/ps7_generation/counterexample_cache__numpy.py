import numpy as np


def counterexample_cache():
    return [np.int64(3), np.int64(3)]
