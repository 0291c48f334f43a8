import math
import random


def score_spread(d_k, num_samples=10_000, seed=0):
    rng = random.Random(seed)
    scores = []
    for _ in range(num_samples):
        scores.append(sum(rng.gauss(0, 1) * rng.gauss(0, 1) for _ in range(d_k)))
    mean = sum(scores) / num_samples
    raw = math.sqrt(sum((s - mean) ** 2 for s in scores) / num_samples)
    return raw, raw / math.sqrt(d_k)
