import torch


def all_context_vectors(inputs):
    return torch.stack([context_vector(query, inputs) for query in inputs])
