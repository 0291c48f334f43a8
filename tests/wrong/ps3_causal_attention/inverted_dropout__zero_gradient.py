import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    with torch.no_grad():
        if not training or p == 0:
            return x.clone()
        if p == 1:
            return torch.zeros_like(x)
        kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
        return x * kept / (1 - p)
