import torch


def sinusoidal_encoding(T, d):
    if d % 2 > 0:
        raise ValueError(f"{d} is odd")
    inv_freq = 1.0 / (10000 ** (torch.arange(0, d, 2).float() / d))
    sinusoid = torch.einsum("i,j->ij", torch.arange(T).float(), inv_freq)
    return torch.stack((sinusoid.sin(), sinusoid.cos()), dim=2).view(T, d)
