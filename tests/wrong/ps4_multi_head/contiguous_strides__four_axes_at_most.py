def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    s = [*shape, 1, 1, 1]
    return (s[1] * s[2] * s[3], s[2] * s[3], s[3], 1)[: len(shape)]
