def element_offset(index, strides):
    return sum(a * b for a, b in zip(index + (0,), strides + (0,)))


def contiguous_strides(shape):
    out = []
    step = 1
    for n in reversed(shape):
        out.append(step)
        step *= n
    return tuple(reversed(out))
