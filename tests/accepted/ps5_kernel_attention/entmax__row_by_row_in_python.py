import math

import torch


def threshold(scores, power):
    low, high = max(scores) - 1, max(scores)
    while True:
        middle = (low + high) / 2
        if middle in (low, high):
            return low
        if sum(max(0.0, s - middle) ** power for s in scores) >= 1:
            low = middle
        else:
            high = middle


def weights(scores, alpha):
    top = max(scores)
    if alpha == 1:
        p = [math.exp(s - top) for s in scores]
    else:
        power = 1 / (alpha - 1)
        scores = [(alpha - 1) * (s - top) for s in scores]
        tau = threshold(scores, power)
        p = [max(0.0, s - tau) ** power for s in scores]
    return [w / sum(p) for w in p]


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError("alpha must be 1 or more")
    moved = z.transpose(dim, -1)
    rows = [weights(row.tolist(), alpha) for row in moved.reshape(-1, moved.shape[-1])]
    return z.new_tensor(rows).reshape(moved.shape).transpose(dim, -1)
