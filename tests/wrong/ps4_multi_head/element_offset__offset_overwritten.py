def element_offset(index, strides):
    offset = 0
    for i, s in zip(index, strides):
        offset = i * s
    return offset


def contiguous_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)
