import torch


def _scores(d_k, n, g):
    q, k = torch.randn(n, d_k, generator=g), torch.randn(n, d_k, generator=g)
    return (q * k).sum(dim=1)


def score_spread(d_k, num_samples=10_000, seed=0):
    g = torch.Generator().manual_seed(seed)
    raw = _scores(d_k, num_samples, g).std().item()
    scaled = (_scores(d_k, num_samples, g) / d_k**0.5).std().item()
    return [raw, scaled]
