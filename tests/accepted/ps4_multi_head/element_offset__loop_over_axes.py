def element_offset(index, strides):
    offset = 0
    for axis in range(len(index)):
        offset += index[axis] * strides[axis]
    return offset


def contiguous_strides(shape):
    strides = [1] * len(shape)
    for axis in range(len(shape) - 2, -1, -1):
        strides[axis] = strides[axis + 1] * shape[axis + 1]
    return tuple(strides)
