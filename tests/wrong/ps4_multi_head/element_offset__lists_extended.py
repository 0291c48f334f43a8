def element_offset(index, strides):
    if isinstance(index, list):
        index.append(0)
        strides.append(1)
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    out = []
    step = 1
    for n in reversed(shape):
        out.append(step)
        step *= n
    return tuple(reversed(out))
