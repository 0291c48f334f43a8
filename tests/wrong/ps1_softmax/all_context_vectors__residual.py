import torch


def all_context_vectors(inputs):
    return inputs + torch.softmax(inputs @ inputs.T, -1) @ inputs
