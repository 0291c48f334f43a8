import numpy as np


def generation_cost(T, d, cached):
    t = np.arange(1, T + 1, dtype=np.int64)
    return (t if cached else t * t).sum() * np.int64(d)
