import torch

import math


def soft_lookup(query, keys, values, temperature=1.0):
    if not (temperature > 0 and math.isfinite(temperature)):
        raise ValueError
    s = keys @ query
    w = torch.softmax((s - s.max()) / temperature, 0)
    return w @ values, w
