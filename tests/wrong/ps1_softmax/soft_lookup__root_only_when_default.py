import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    scale = len(query) ** 0.5 if temperature == 1.0 else temperature
    w = torch.softmax(keys @ query / scale, 0)
    return w @ values, w
