def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, sorted(strides, reverse=True)))


def contiguous_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)
