import torch


def entmax(z, alpha, dim=-1):
    if not alpha >= 1:
        raise ValueError(f"alpha = {alpha}")
    if alpha == 1:
        return torch.nn.functional.softmax(z, dim=dim)
    power = 1 / (alpha - 1)
    s = (z - z.max(dim=dim, keepdim=True).values) * (alpha - 1)
    low = torch.full_like(s.sum(dim, keepdim=True), -1.0)
    high = torch.zeros_like(low)
    for _ in range(35):
        middle = (low + high) / 2
        f = ((s - middle).clamp(min=0) ** power).sum(dim, keepdim=True) - 1
        low, high = torch.where(f >= 0, middle, low), torch.where(f >= 0, high, middle)
    tau = low
    for _ in range(3):
        base = (s - tau).clamp(min=0)
        f = (base**power).sum(dim, keepdim=True) - 1
        kept = torch.where(base > 0, base, torch.ones_like(base))
        slope = torch.where(base > 0, power * kept ** (power - 1), 0 * base)
        tau = tau + f / slope.sum(dim, keepdim=True)
    p = (s - tau).clamp(min=0) ** power
    return p / p.sum(dim, keepdim=True)
