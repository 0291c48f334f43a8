def element_offset(index, strides):
    if not index:
        return None
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    out = []
    step = 1
    for n in reversed(shape):
        out.append(step)
        step *= n
    return tuple(reversed(out))
