import torch


def context_vector(query, inputs):
    w = torch.softmax(inputs @ query, 0)
    out = torch.zeros(query.shape, dtype=query.dtype)
    for i in range(len(inputs)):
        out = out + w[i] * inputs[i]
    return out
