def element_offset(index, strides):
    total = index[0] * strides[0]
    for i, s in zip(index[1:], strides[1:]):
        total += i * s
    return total


def contiguous_strides(shape):
    out = []
    step = 1
    for n in reversed(shape):
        out.append(step)
        step *= n
    return tuple(reversed(out))
