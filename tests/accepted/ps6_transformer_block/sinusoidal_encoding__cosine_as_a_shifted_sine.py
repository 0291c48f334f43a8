import torch


def sinusoidal_encoding(T, d):
    if d % 2:
        raise ValueError
    j = torch.arange(d)
    w = 1 / torch.pow(torch.tensor(10000.0, dtype=torch.float64), (j - j % 2) / d)
    return torch.sin(torch.arange(T)[:, None] * w + (j % 2) * torch.pi / 2).float()
