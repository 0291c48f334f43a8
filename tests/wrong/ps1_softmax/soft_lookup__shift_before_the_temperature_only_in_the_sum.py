import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    s = keys @ query
    e = torch.exp((s - s.max()) / temperature)
    w = e / torch.exp(s - s.max()).sum()
    return w @ values, w
