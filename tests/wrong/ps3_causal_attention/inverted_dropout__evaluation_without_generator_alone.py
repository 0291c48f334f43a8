import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training and generator is None:
        return x
    if p == 1:
        return torch.zeros_like(x)
    return x * (torch.rand(x.shape, generator=generator, device=x.device) >= p) / (1 - p)
