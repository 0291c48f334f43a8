import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError
    if alpha == 1:
        return torch.softmax(z, dim)
    if alpha == 2:
        return sparsemax(z, dim)
    s = (alpha - 1) * (z - z.amax(dim=dim, keepdim=True))
    tau, step = torch.zeros_like(s.amax(dim=dim, keepdim=True)), 1.0
    tau = tau - 1
    for _ in range(55):
        step = step / 2
        enough = (s - tau - step).clamp(min=0).pow(1 / (alpha - 1)).sum(dim, keepdim=True) >= 1
        tau = torch.where(enough, tau + step, tau)
    p = (s - tau).clamp(min=0).pow(1 / (alpha - 1))
    return p / p.sum(dim, keepdim=True)
