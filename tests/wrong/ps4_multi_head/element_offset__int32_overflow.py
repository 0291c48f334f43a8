import numpy as np


def element_offset(index, strides):
    return int(np.dot(np.array(index, dtype=np.int32), np.array(strides, dtype=np.int32)))


def contiguous_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)
