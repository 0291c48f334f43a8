import torch


def sinusoidal_encoding(T, d):
    pairs, odd = divmod(d, 2)
    if odd:
        raise ValueError("d must be even")
    w = torch.logspace(0, -4 * (1 - 1 / pairs), pairs, dtype=torch.float64)
    z = torch.polar(
        torch.ones(T, pairs, dtype=torch.float64), torch.outer(torch.arange(T).double(), w)
    )
    return torch.view_as_real(z).flip(-1).flatten(1).to(torch.float32)
