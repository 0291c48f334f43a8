import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training:
        return x
    keep = torch.rand(x.shape, generator=generator, device=x.device) >= p
    result = torch.zeros_like(x)
    result[keep] = x[keep] / (1 - p) if p < 1 else x[keep]
    return result
