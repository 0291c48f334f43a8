import torch


def all_context_vectors(inputs):
    contexts = torch.softmax(inputs @ inputs.T, -1) @ inputs
    inputs.copy_(contexts)
    return contexts
