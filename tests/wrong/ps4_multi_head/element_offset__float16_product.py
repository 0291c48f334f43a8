import torch


def element_offset(index, strides):
    return int(
        torch.tensor([float(i * s) for i, s in zip(index, strides)], dtype=torch.float16).sum()
    )


def contiguous_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)
