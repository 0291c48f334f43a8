import torch


def sparsemax(z, dim=-1):
    kept = torch.ones_like(z)
    while True:
        tau = ((z * kept).sum(dim, keepdim=True) - 1) / kept.sum(dim, keepdim=True)
        smaller = kept * (z > tau)
        if torch.equal(smaller, kept):
            return torch.relu(z - tau) * kept
        kept = smaller
