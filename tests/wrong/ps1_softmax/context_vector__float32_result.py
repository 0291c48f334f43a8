import torch


def context_vector(query, inputs):
    return (torch.softmax(inputs @ query, 0) @ inputs).float()
