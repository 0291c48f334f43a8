def element_offset(index, strides):
    return int(sum((i * s) ** 2 for i, s in zip(index, strides)) ** 0.5)


def contiguous_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)
