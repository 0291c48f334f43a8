import torch


def context_vector(query, inputs):
    return torch.softmax(torch.softmax(inputs @ query, 0), 0) @ inputs
