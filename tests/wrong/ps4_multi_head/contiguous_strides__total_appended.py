def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    strides, step = [1], 1
    for size in reversed(shape):
        step *= size
        strides.insert(0, step)
    return tuple(strides)
