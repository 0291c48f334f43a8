import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        print("temperature must be positive")
        return None
    w = torch.softmax(keys @ query / temperature, 0)
    return w @ values, w
