def element_offset(index, strides):
    if not index:
        return 0
    return index[0] * strides[0] + element_offset(index[1:], strides[1:])


def contiguous_strides(shape):
    if not shape:
        return ()
    rest = contiguous_strides(shape[1:])
    return (rest[0] * shape[1] if rest else 1, *rest)
