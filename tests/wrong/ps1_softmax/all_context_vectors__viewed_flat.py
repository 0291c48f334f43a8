import torch


def all_context_vectors(inputs):
    x = inputs.view(-1).view(inputs.shape)
    return torch.softmax(x @ x.T, -1) @ x
