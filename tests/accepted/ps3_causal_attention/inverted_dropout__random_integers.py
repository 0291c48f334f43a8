import torch


def inverted_dropout(x, p, training=True, generator=None):
    if p < 0 or p > 1:
        raise ValueError("p must be a probability")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    n = 2**40
    draws = torch.randint(n, x.shape, generator=generator, device=x.device)
    return torch.where(draws >= p * n, x / (1 - p), 0.0)
