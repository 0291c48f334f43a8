import torch


def all_context_vectors(inputs):
    w = torch.softmax(torch.softmax(inputs @ inputs.T, -1), 0)
    return w @ inputs
