import torch


def context_vector(query, inputs):
    scores = torch.einsum("td,d->t", inputs, query)
    return torch.einsum("t,td->d", scores.softmax(0), inputs)
