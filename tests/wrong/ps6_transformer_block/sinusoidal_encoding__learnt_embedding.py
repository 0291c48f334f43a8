import torch


def sinusoidal_encoding(T, d):
    if d % 2:
        raise ValueError("odd")
    return torch.nn.Embedding(T, d).weight.detach()
