import torch


def context_vector(query, inputs):
    w = torch.softmax(inputs @ query, 0)
    return w @ inputs, w
