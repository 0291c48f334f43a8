import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError("entmax is defined for alpha >= 1")
    if alpha == 1:
        e = torch.exp(z - z.amax(dim, keepdim=True))
        return e / e.sum(dim, keepdim=True)
    s = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    high = torch.zeros_like(s.amax(dim, keepdim=True))
    low = high - 1
    for _ in range(200):
        tau = (low + high) / 2
        p = torch.where(s > tau, s - tau, 0 * s) ** (1 / (alpha - 1))
        total = p.sum(dim, keepdim=True)
        if (total - 1).abs().max() < 1e-12:
            break
        low, high = torch.where(total < 1, low, tau), torch.where(total < 1, tau, high)
    return p / total
