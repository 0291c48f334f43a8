import torch


def three_halves(z, dim):
    x = (z - z.amax(dim, keepdim=True)).movedim(dim, -1) / 2
    s = x.sort(-1, descending=True).values
    k = torch.arange(1, s.shape[-1] + 1, device=z.device, dtype=z.dtype)
    mean, mean_square = s.cumsum(-1) / k, s.square().cumsum(-1) / k
    delta = (1 - k * (mean_square - mean.square())) / k
    tau = mean - delta.clamp(min=0).sqrt()
    size = (tau <= s).sum(-1, keepdim=True)
    return (x - tau.gather(-1, size - 1)).clamp(min=0).square().movedim(-1, dim)


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError("alpha must not be below 1")
    if alpha == 1:
        return torch.softmax(z, dim)
    if alpha == 1.5:
        return three_halves(z, dim)
    s = (alpha - 1) * z
    s = s - s.amax(dim, keepdim=True)
    lo = -torch.ones_like(s.amax(dim, keepdim=True))
    hi = torch.zeros_like(lo)
    for _ in range(64):
        mid = (lo + hi) / 2
        big = (s - mid).relu().pow(1 / (alpha - 1)).sum(dim, keepdim=True) >= 1
        lo, hi = torch.where(big, mid, lo), torch.where(big, hi, mid)
    p = (s - hi).relu().pow(1 / (alpha - 1))
    return p / p.sum(dim, keepdim=True)
