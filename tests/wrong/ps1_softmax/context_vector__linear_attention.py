import torch


def context_vector(query, inputs):
    w = torch.relu(inputs @ query) + 1e-9
    return (w / w.sum()) @ inputs
