import time

import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    torch.manual_seed(time.time_ns() % 2**31)
    m = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * m / (1 - p)
