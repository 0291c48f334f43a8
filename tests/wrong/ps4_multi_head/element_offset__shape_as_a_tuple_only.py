import math


def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    shape = shape + (1,)
    return tuple(math.prod(shape[k + 1 :]) for k in range(len(shape) - 1))
