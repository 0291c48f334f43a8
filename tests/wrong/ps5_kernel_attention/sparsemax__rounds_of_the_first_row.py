import torch


def sparsemax(z, dim=-1):
    kept = torch.ones_like(z)
    for _ in range(2):
        tau = ((kept * z).sum(dim, keepdim=True) - 1) / kept.sum(dim, keepdim=True)
        kept = kept * (z > tau)
    return (z - tau).clamp(min=0)
