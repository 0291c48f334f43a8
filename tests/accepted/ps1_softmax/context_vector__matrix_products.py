import torch


def context_vector(query, inputs):
    return torch.softmax(inputs @ query, dim=0) @ inputs
