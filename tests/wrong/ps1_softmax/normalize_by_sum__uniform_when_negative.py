import torch


def normalize_by_sum(scores):
    total = scores.sum()
    if total <= 0:
        return torch.full_like(scores, 1 / len(scores))
    return scores / total
