import torch


def _project(z, dim):
    s = z.sort(dim=dim, descending=True).values
    tau = (s.cumsum(dim) - 1) / torch.ones_like(s).cumsum(dim)
    return (z - tau.amax(dim, keepdim=True)).clamp(min=0)


def sparsemax(z, dim=-1):
    hard = _project(z.detach(), dim)
    soft = torch.softmax(z, dim)
    return hard + soft - soft.detach()
