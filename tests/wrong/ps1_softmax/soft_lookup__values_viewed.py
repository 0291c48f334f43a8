import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if not temperature > 0:
        raise ValueError("temperature")
    weights = torch.softmax(keys @ query / temperature, 0)
    return weights @ values.view(-1).view(values.shape), weights
