import torch


def element_offset(index, strides):
    return sum(i * s for i, s in zip(index, strides))


def contiguous_strides(shape):
    sizes = torch.tensor([*shape[1:], 1], dtype=torch.float16)
    return tuple(int(s) for s in sizes.flip(0).cumprod(0).flip(0))[: len(shape)]
