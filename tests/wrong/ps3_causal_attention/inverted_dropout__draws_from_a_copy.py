import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    source = generator
    if generator is not None:
        source = torch.Generator(device=x.device)
        source.set_state(generator.get_state())
    kept = torch.rand(x.shape, generator=source, device=x.device) >= p
    return x * kept / (1 - p)
