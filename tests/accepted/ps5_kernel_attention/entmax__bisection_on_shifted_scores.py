import math

import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError(alpha)
    if math.isclose(alpha, 1):
        return z.softmax(dim)
    n = z.shape[dim]
    s = (z - z.amax(dim, keepdim=True)).mul(alpha - 1)
    lo = torch.full_like(s.select(dim, 0), -1).unsqueeze(dim)
    hi = torch.full_like(lo, -((1 / n) ** (alpha - 1)))
    power = 1 / (alpha - 1)
    for _ in range(60):
        mid = lo + (hi - lo) / 2
        mask = (s - mid).relu().pow(power).sum(dim, keepdim=True) < 1
        hi[mask], lo[~mask] = mid[mask], mid[~mask]
    p = (s - (lo + hi) / 2).relu().pow(power)
    return p / p.sum(dim, keepdim=True)
