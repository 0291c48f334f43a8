import torch


def normalize_by_sum(scores):
    return torch.div(scores, torch.sum(scores, dim=-1, keepdim=True))
