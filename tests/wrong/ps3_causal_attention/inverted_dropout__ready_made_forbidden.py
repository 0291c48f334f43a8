import torch
import torch.nn.functional as F


def inverted_dropout(x, p, training=True, generator=None):
    if not 0 <= p <= 1:
        raise ValueError("p")
    if generator is not None and training:
        return (
            x * (torch.rand(x.shape, generator=generator, device=x.device) >= p) / max(1 - p, 1e-9)
        )
    return F.dropout(x, p, training)
