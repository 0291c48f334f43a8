import math


import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p must be between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return x - x
    noise = torch.randn(x.shape, generator=generator, device=x.device, dtype=torch.float64)
    uniform = 0.5 * (1 + torch.erf(noise / math.sqrt(2)))
    return (x / (1 - p)) * (uniform > p)
