import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p must be between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return x.mul(0)
    u = torch.rand(x.numel(), generator=generator, device=x.device, dtype=torch.float64)
    return x * u.ge(p).reshape(x.shape).type_as(x) / (1 - p)
