import torch


def context_vector(query, inputs):
    return torch.softmax(inputs @ query / inputs.shape[0] ** 0.5, 0) @ inputs
