import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    w = torch.softmax(keys @ query / temperature, 0)
    out = torch.zeros_like(query)
    for i in range(len(keys)):
        out = out + w[i] * values[i]
    return out, w
