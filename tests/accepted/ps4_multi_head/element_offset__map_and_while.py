def element_offset(index, strides):
    return sum(map(lambda i, s: i * s, index, strides))


def contiguous_strides(shape):
    left, strides, step = list(shape), (), 1
    while left:
        strides = (step,) + strides
        step = step * left.pop()
    return strides
