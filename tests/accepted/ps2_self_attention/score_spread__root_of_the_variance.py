import math

import torch


def score_spread(d_k, num_samples=10_000, seed=0):
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        q = torch.normal(0.0, 1.0, size=(num_samples, d_k))
        k = torch.normal(0.0, 1.0, size=(num_samples, d_k))
    s = torch.stack([a.dot(b) for a, b in zip(q, k)])
    return math.sqrt(s.var()), math.sqrt(s.var() / d_k)
