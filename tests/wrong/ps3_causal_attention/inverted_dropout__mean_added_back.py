import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return torch.where(kept, x / (1 - p), x.mean())
