import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if not temperature > 0:
        raise ValueError
    s = keys @ query
    w = torch.softmax((s - s.max()) / max(temperature, 1e-5), 0)
    return w @ values, w
