import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    s = (keys @ query / temperature).clamp(-50, 50)
    w = torch.softmax(s, 0)
    return w @ values, w
