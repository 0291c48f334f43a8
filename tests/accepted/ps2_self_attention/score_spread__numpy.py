import numpy as np


def score_spread(d_k, num_samples=10_000, seed=0):
    rng = np.random.default_rng(seed)
    q, k = rng.standard_normal((2, num_samples, d_k))
    scores = (q * k).sum(axis=1)
    return scores.std(), (scores / np.sqrt(d_k)).std()
