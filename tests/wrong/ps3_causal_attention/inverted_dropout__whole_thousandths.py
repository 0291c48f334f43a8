import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    m = torch.randint(0, 1000, x.shape, generator=generator, device=x.device) >= p * 1000
    return x * m / (1 - p)
