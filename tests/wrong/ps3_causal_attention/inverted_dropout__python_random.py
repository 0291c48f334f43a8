import random

import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    if generator is None:
        u = torch.tensor([random.random() for _ in range(x.numel())], device=x.device).reshape(
            x.shape
        )
    else:
        u = torch.rand(x.shape, generator=generator, device=x.device)
    return x * (u >= p) / (1 - p)
