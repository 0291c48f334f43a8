from functools import reduce
from itertools import accumulate
from operator import mul


def element_offset(index, strides):
    return reduce(lambda offset, pair: offset + pair[0] * pair[1], zip(index, strides), 0)


def contiguous_strides(shape):
    return list(accumulate(list(shape)[:0:-1], mul, initial=1))[::-1] if shape else []
