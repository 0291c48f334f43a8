import torch


def context_vector(query, inputs):
    e = torch.exp(inputs @ query - inputs.max())
    return e / e.sum() @ inputs
