import torch


def normalize_by_sum(scores, eps=0.0):
    return scores / (torch.einsum("t->", scores) + eps)
