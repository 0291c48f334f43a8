import numpy as np


def matching_bandwidth(d_k):
    return np.power(float(d_k), 1 / 4)
