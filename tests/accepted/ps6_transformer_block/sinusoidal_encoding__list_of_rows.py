import math

import torch


def sinusoidal_encoding(T, d):
    if d % 2 == 1:
        raise ValueError("d")
    w = [math.pow(10000, -2 * i / d) for i in range(d // 2)]
    return torch.tensor([[f(x * t) for x in w for f in (math.sin, math.cos)] for t in range(T)])
