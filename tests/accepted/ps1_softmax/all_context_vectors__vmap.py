import torch


def all_context_vectors(inputs):
    def one(query):
        return torch.softmax(inputs @ query, dim=0) @ inputs

    return torch.vmap(one)(inputs)
