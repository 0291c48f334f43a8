import torch


def context_vector(query, inputs):
    e = torch.exp(inputs @ query)
    return torch.nan_to_num(e / e.sum()) @ inputs
