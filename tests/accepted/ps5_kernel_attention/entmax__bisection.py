import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError("alpha must be at least 1")
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    s = (alpha - 1) * z
    top = s.max(dim=dim, keepdim=True).values
    lo, hi = top - 1, top
    for _ in range(50):
        mid = (lo + hi) / 2
        p = torch.clamp(s - mid, min=0) ** (1 / (alpha - 1))
        too_much = p.sum(dim=dim, keepdim=True) >= 1
        lo = torch.where(too_much, mid, lo)
        hi = torch.where(too_much, hi, mid)
    p = torch.clamp(s - lo, min=0) ** (1 / (alpha - 1))
    return p / p.sum(dim=dim, keepdim=True)
