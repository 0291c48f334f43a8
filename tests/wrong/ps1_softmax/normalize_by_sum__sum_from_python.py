import math


def normalize_by_sum(scores):
    return scores / math.fsum(scores.tolist())
