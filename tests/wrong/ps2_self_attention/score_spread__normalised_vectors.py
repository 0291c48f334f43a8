import math

import torch


def score_spread(d_k, num_samples=10_000, seed=0):
    g = torch.Generator().manual_seed(seed)
    q, k = torch.randn(2, num_samples, d_k, generator=g)
    s = torch.cosine_similarity(q, k)
    return s.std().item(), (s / math.sqrt(d_k)).std().item()
