import torch


first = []


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError(alpha)
    first.append(alpha)
    if alpha != 1:
        alpha = next(a for a in first if a != 1)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    high = scores.amax(dim, keepdim=True)
    low = high - 1
    for _ in range(60):
        middle = (low + high) / 2
        enough = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True) >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)
