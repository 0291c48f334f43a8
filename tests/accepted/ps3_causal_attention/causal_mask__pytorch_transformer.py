from torch import nn


def causal_mask(T, device=None):
    return nn.Transformer.generate_square_subsequent_mask(T, device=device) < 0
