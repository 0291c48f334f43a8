import torch


def sparsemax(z, dim=-1):
    z = z - z.amax(dim, keepdim=True)
    with torch.no_grad():
        high = z.amax(dim, keepdim=True)
        low = high - 1
        for _ in range(24):
            middle = (low + high) / 2
            enough = (z - middle).clamp(min=0).sum(dim, keepdim=True) >= 1
            low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    p = (z - low).clamp(min=0)
    kept = (p > 0).to(p.dtype)
    mean = (kept * z).sum(dim, keepdim=True) / kept.sum(dim, keepdim=True)
    return torch.where(p > 0, p - (mean - mean.detach()), 0 * p)
