import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not (0.0 <= p <= 1.0):
        raise ValueError("probability outside [0, 1]")
    if not training or p == 0.0:
        return x
    drop = torch.rand(x.shape, generator=generator, device=x.device, dtype=x.dtype) < p
    scale = 1 / (1 - p) if p < 1 else 0.0
    return x.masked_fill(drop, 0.0) * scale
