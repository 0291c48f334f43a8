import torch


def normalize_by_sum(scores):
    return scores / (scores.sum() + 1e-8)
