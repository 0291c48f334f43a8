import torch


def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    return str(torch.empty(shape).stride())
