import torch


def all_context_vectors(inputs):
    s = inputs @ inputs.T
    e = torch.exp(s - s[0].max())
    return e / e.sum(-1, keepdim=True) @ inputs
