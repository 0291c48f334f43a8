import torch


def all_context_vectors(inputs):
    w = torch.softmax(inputs @ inputs.T, -1)
    return w @ w @ inputs
