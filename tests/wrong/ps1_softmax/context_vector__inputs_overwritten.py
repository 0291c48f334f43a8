import torch


def context_vector(query, inputs):
    w = torch.softmax(inputs @ query, 0)
    inputs *= w[:, None]
    return inputs.sum(0)
