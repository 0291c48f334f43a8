import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if not temperature > 0:
        raise ValueError
    s = keys @ query
    if temperature < 1e-6:
        w = (s * 0).index_fill(0, s.argmax(), 1.0)
    else:
        w = torch.softmax((s - s.max()) / temperature, 0)
    return w @ values, w
