import torch


def element_offset(index, strides):
    index = torch.tensor(index, dtype=torch.int64)
    return int(torch.dot(index, torch.tensor(strides, dtype=torch.int64)))


def contiguous_strides(shape):
    return torch.empty(shape, device="meta").stride()
