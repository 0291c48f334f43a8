import torch


def all_context_vectors(inputs):
    return torch.softmax(inputs.detach() @ inputs.detach().T, -1) @ inputs
