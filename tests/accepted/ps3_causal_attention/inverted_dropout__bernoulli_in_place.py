import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError(p)
    if not training:
        return x.clone()
    mask = torch.empty_like(x).bernoulli_(1 - p, generator=generator)
    if p < 1:
        mask = mask.div_(1 - p)
    return mask * x
