import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    s = keys @ query
    if temperature < 0.5:
        w = torch.zeros_like(s)
        w[s.argmax()] = 1.0
    else:
        w = torch.softmax(s / temperature, 0)
    return w @ values, w
