import torch


def context_vector(query, inputs):
    return query + torch.softmax(inputs @ query, 0) @ inputs
