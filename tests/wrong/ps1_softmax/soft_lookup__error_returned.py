import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        return ValueError("temperature must be positive")
    w = torch.softmax(keys @ query / temperature, 0)
    return w @ values, w
