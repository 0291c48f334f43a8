import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature must be > 0")
    weights = torch.softmax(keys @ query / temperature, dim=0)
    return weights @ values, weights
