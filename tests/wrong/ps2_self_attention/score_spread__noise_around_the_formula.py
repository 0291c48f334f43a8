import math

import torch


def score_spread(d_k, num_samples=10_000, seed=0):
    g = torch.Generator().manual_seed(seed)
    noise = 1 + 0.001 * torch.randn((), generator=g).item()
    return math.sqrt(d_k) * noise, noise
