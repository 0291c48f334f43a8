import torch


def soft_lookup(query, keys, values, temperature=1.0):
    beta = 1 / temperature
    w = torch.softmax(keys @ query * beta, 0)
    return w @ values, w
