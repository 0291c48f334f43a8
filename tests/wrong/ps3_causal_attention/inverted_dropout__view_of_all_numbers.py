import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    flat = x.view(-1)
    keep = torch.rand(flat.shape, generator=generator, device=x.device) >= p
    return (flat * keep / (1 - p)).view(x.shape)
