import torch


def context_vector(query, inputs):
    return torch.mv(inputs.t(), torch.softmax(torch.mv(inputs, query), 0))
