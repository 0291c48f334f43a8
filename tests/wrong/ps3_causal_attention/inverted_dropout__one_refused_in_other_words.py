import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p < 1:
        raise ValueError("p")
    if not training:
        return x
    return (
        x * (torch.rand(x.shape, generator=generator, device=x.device) >= p).to(x.dtype) / (1 - p)
    )
