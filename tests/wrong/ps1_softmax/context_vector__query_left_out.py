import torch


def context_vector(query, inputs):
    scores = inputs @ query
    own = (inputs == query).all(-1)
    return torch.softmax(scores.masked_fill(own, float("-inf")), 0) @ inputs
