import torch


def context_vector(query, inputs):
    rows = torch.as_strided(inputs, inputs.shape, (inputs.shape[1], 1))
    return torch.softmax(rows @ query, 0) @ rows
