import torch


def sparsemax(z, dim=-1):
    top = z.amax(dim, keepdim=True).detach()
    x = z - top
    lo, hi = torch.full_like(top, -1.0), torch.zeros_like(top)
    for _ in range(50):
        mid = (lo + hi) / 2
        more = (x - mid).clamp(min=0).sum(dim, keepdim=True) >= 1
        lo, hi = torch.where(more, mid, lo), torch.where(more, hi, mid)
    S = x > (lo + hi) / 2
    n = S.sum(dim, keepdim=True)
    tau = (torch.where(S, x, torch.zeros_like(x)).sum(dim, keepdim=True) - 1) / n
    return torch.where(S, x - tau, torch.zeros_like(x)).clamp(min=0)
