import torch


def context_vector(query, inputs):
    s = inputs @ query
    return torch.exp(s - s.logsumexp(dim=0)) @ inputs
