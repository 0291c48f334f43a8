import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    u = torch.rand(x.shape, generator=generator, device=x.device)
    ranks = u.argsort(-1).argsort(-1) if x.ndim else u
    kept = ranks >= round(p * x.shape[-1]) if x.ndim else u >= p
    return x * kept / (1 - p)
