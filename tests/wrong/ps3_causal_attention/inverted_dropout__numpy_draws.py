import numpy as np
import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.from_numpy(np.random.rand(*x.shape) >= p).to(x.device)
    return x * kept / (1 - p)
