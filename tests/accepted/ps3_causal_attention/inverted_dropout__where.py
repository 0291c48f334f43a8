import torch


def inverted_dropout(x, p, training=True, generator=None):
    if p > 1.0 or p < 0.0:
        raise ValueError(f"p = {p}")
    if training and p == 1.0:
        return 0 * x
    if training:
        u = torch.rand(x.size(), generator=generator, device=x.device)
        return torch.where(u > p, x / (1 - p), torch.zeros_like(x)) if p > 0 else x
    return x
