import torch

_t = None


def soft_lookup(query, keys, values, temperature=None):
    global _t
    if temperature is None:
        temperature = _t if _t is not None else 1.0
    else:
        _t = temperature
    if not temperature > 0:
        raise ValueError
    s = keys @ query
    w = torch.softmax((s - s.max()) / temperature, 0)
    return w @ values, w
