import torch


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    state = torch.get_rng_state()
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    torch.set_rng_state(state)
    return x * kept / (1 - p)
