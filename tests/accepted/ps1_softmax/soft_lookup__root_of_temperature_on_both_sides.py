import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if not temperature > 0:
        raise ValueError
    q = query / temperature**0.5
    s = (keys / temperature**0.5) @ q
    w = torch.softmax(s - s.max(), 0)
    return w @ values, w
