import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if not temperature > 0:
        raise ValueError
    s = keys @ query
    m = s.max()
    w = torch.softmax(s / temperature - m / temperature, 0)
    return w @ values, w
