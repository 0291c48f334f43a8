def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    out = [1]
    for n in reversed(shape[1:]):
        out.insert(0, out[0] * n)
    return tuple(out)
