import torch


def context_vector(query, inputs):
    return (torch.softmax(inputs @ query, 0)[:, None] * inputs).sum(0, keepdim=True)
