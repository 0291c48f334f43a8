import torch


def all_context_vectors(inputs):
    s = (inputs @ inputs.T).clamp(max=5e3)
    return torch.softmax(s, 1) @ inputs
