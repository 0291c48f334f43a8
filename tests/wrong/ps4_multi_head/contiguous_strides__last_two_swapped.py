def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    if len(strides) > 1:
        strides[-1], strides[-2] = strides[-2], strides[-1]
    return tuple(strides)
