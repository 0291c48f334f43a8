import torch


def normalize_by_sum(scores):
    return torch.exp(scores) / torch.exp(scores).sum()
