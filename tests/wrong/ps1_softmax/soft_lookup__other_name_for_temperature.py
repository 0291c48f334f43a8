import torch


def soft_lookup(query, keys, values, tau=1.0):
    if tau <= 0:
        raise ValueError("tau")
    w = torch.softmax(keys @ query / tau, 0)
    return w @ values, w
