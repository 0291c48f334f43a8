import torch


def score_spread(d_k, num_samples=10_000, seed=0):
    g = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=g)
    k = torch.randn(num_samples, d_k, generator=g)
    s = (q * k).sum(-1)
    return s.std().item(), (s / d_k**0.5).std().item()
