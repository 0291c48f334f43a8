import torch


def all_context_vectors(inputs):
    rows = [torch.softmax(inputs @ q, 0) @ inputs for q in inputs[:-1]]
    return torch.stack([*rows, inputs[-1]])
