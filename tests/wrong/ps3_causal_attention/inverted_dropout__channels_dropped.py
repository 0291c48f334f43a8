import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    shape = [n if i in (0, 1) else 1 for i, n in enumerate(x.shape)]
    return x * (torch.rand(shape, generator=generator, device=x.device) >= p) / (1 - p)
