import math

import torch


def score_spread(d_k, num_samples=10_000, seed=0):
    q = torch.randn(num_samples, d_k, generator=torch.Generator().manual_seed(seed))
    k = torch.randn(num_samples, d_k)
    s = (q * k).sum(-1)
    return s.std().item(), (s / math.sqrt(d_k)).std().item()
