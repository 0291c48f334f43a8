import torch


def context_vector(query, inputs):
    nearest = (inputs - query).norm(dim=-1).argmin()
    return torch.softmax(inputs @ inputs[nearest], 0) @ inputs
