import torch


def sinusoidal_encoding(T, d):
    if d % 2:
        raise ValueError("odd")
    w = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    a = torch.arange(T, dtype=torch.float64)[:, None] * w
    a = a % 6.28
    return torch.stack([a.sin(), a.cos()], -1).reshape(T, d).float()
