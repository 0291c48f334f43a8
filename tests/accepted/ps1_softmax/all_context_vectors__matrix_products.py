import torch


def all_context_vectors(inputs):
    return torch.softmax(inputs @ inputs.T, dim=-1) @ inputs
