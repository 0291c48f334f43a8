import math

import torch


def element_offset(index, strides):
    return sum((torch.tensor(i * s) for i, s in zip(index, strides)), torch.tensor(0))


def contiguous_strides(shape):
    return torch.Size(math.prod(shape[axis + 1 :]) for axis, _ in enumerate(shape))
