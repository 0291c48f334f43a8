import math

import torch


def sinusoidal_encoding(T, d):
    if d % 2:
        raise ValueError(d)
    p = torch.empty(T, d)
    for t in range(T):
        for j in range(d):
            angle = t / 10000 ** (2 * (j // 2) / d)
            p[t, j] = math.cos(angle) if j % 2 else math.sin(angle)
    return p
