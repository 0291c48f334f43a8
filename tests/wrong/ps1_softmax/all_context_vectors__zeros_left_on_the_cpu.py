import torch


def all_context_vectors(inputs):
    out = torch.zeros(inputs.shape, dtype=inputs.dtype)
    for i in range(len(inputs)):
        out[i] = torch.softmax(inputs @ inputs[i], 0) @ inputs
    return out
