def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    out, step = [], 1
    for n in reversed(shape):
        out.append(step if n != 1 else 0)
        step *= n
    return tuple(reversed(out))
