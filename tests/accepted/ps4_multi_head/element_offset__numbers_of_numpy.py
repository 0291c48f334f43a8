import numpy as np


def element_offset(index, strides):
    return np.dot(np.array(index, dtype=np.int64), np.array(strides, dtype=np.int64))


def contiguous_strides(shape):
    sizes = np.array([1, *reversed(shape[1:])], dtype=np.int64)
    return list(np.cumprod(sizes)[::-1][: len(shape)])
