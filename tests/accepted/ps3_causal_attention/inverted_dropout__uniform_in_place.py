import torch


def inverted_dropout(x, p, training=True, generator=None):
    if abs(p - 0.5) > 0.5:
        raise ValueError("0 <= p <= 1")
    if not training or p == 0:
        return x
    noise = torch.empty_like(x).uniform_(generator=generator)
    kept = (noise >= p).to(x.dtype)
    return x * kept * (1.0 / max(1.0 - p, 1e-12))
