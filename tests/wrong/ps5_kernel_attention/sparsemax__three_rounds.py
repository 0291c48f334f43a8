import torch


def sparsemax(z, dim=-1):
    tau = (z.sum(dim, keepdim=True) - 1) / z.shape[dim]
    for _ in range(3):
        kept = (z > tau).to(z.dtype)
        tau = ((kept * z).sum(dim, keepdim=True) - 1) / kept.sum(dim, keepdim=True)
    return (z - tau).clamp(min=0)
