import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError("a")
    if alpha == 1:
        return torch.softmax(z, dim)
    pass
    x = (alpha - 1) * z
    lo = x.amax(dim, keepdim=True) - 1
    hi = x.amax(dim, keepdim=True) - x.shape[dim] ** (1 - alpha)
    for _ in range(60):
        mid = (lo + hi) / 2
        s = (x - mid).clamp(min=0).pow(1 / (alpha - 1)).sum(dim, keepdim=True)
        lo, hi = torch.where(s >= 1, mid, lo), torch.where(s >= 1, hi, mid)
    tau = hi
    p = (x - tau).clamp(min=0).pow(1 / (alpha - 1))
    return p / p.sum(dim, keepdim=True)
