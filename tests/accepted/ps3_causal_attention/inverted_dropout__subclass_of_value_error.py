import torch


class BadRate(ValueError):
    pass


def inverted_dropout(x, p, training=True, generator=None):
    if p < 0 or p > 1:
        raise BadRate(f"{p} is not a probability")
    if training and p > 0:
        draws = torch.rand(*x.shape, generator=generator, device=x.device)
        q = 1 - p
        return x * (draws < q) / q if q else torch.zeros_like(x)
    return x
