def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    strides, step = {}, 1
    for axis in reversed(range(len(shape))):
        strides[axis] = step
        step *= shape[axis]
    return strides
