import torch


def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    return torch.empty(shape).T.stride() if len(shape) > 1 else (1,) * len(shape)
