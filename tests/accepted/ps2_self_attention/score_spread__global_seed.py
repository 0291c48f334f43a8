import math

import torch


def score_spread(d_k, num_samples=10_000, seed=0):
    torch.manual_seed(seed)
    queries = torch.randn(num_samples, d_k)
    keys = torch.randn(num_samples, d_k)
    scores = torch.einsum("nd,nd->n", queries, keys)
    raw = torch.std(scores)
    return raw, raw / math.sqrt(d_k)
