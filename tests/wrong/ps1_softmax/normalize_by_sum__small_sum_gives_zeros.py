import torch


def normalize_by_sum(scores):
    s = scores.sum()
    return scores * 0 if s.abs() < 1e-1 else scores / s
