import torch


def normalize_by_sum(scores):
    total = 0.0
    for score in scores:
        total = total + score
    return torch.stack([score / total for score in scores])
