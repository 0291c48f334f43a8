def element_offset(index, strides):
    index, strides = (index, strides) if isinstance(index, list) else (list(index), list(strides))
    t = 0
    while index:
        t += index.pop() * strides.pop()
    return t


def contiguous_strides(shape):
    out = []
    step = 1
    for n in reversed(shape):
        out.append(step)
        step *= n
    return tuple(reversed(out))
