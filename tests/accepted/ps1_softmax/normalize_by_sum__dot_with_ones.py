import torch


def normalize_by_sum(scores):
    return scores / torch.dot(scores, torch.ones_like(scores))
