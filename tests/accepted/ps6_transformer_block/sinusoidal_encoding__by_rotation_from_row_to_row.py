import torch


def sinusoidal_encoding(T, d):
    if d % 2:
        raise ValueError("odd")
    w = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    s, c = torch.zeros_like(w), torch.ones_like(w)
    rows = []
    for _ in range(T):
        rows.append(torch.stack([s, c], -1).flatten())
        s, c = s * w.cos() + c * w.sin(), c * w.cos() - s * w.sin()
    return torch.stack(rows).float()
