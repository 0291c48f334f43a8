import torch


def context_vector(query, inputs):
    weights = torch.softmax(inputs @ query, dim=-1)
    context = inputs.new_zeros(inputs.shape[1])
    for i, row in enumerate(inputs):
        context += weights[i] * row
    return context
