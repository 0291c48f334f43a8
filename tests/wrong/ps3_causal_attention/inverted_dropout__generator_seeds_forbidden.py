import torch
from torch import nn


def inverted_dropout(x, p, training=True, generator=None):
    if p < 0 or p > 1:
        raise ValueError("p")
    if generator is not None:
        with torch.random.fork_rng():
            torch.manual_seed(generator.initial_seed())
            return nn.functional.dropout(x, p, training)
    return nn.functional.dropout(x, p, training)
