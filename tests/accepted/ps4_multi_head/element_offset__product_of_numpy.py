import numpy as np


def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    return tuple(np.prod(shape[k + 1 :]) for k in range(len(shape)))
