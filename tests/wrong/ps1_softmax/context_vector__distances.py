import torch


def context_vector(query, inputs):
    return torch.softmax(-((inputs - query) ** 2).sum(-1), 0) @ inputs
