import torch


def _project(z, dim):
    s = z.sort(dim=dim, descending=True).values
    tau = (s.cumsum(dim) - 1) / torch.ones_like(s).cumsum(dim)
    return (z - tau.amax(dim, keepdim=True)).clamp(min=0)


def sparsemax(z, dim=-1):
    p = _project(z.detach(), dim)
    linear = (p > 0) * (z - z.mean(dim, keepdim=True))
    return p + linear - linear.detach()
