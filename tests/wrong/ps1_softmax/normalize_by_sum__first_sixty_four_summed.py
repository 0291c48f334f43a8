import torch


def normalize_by_sum(scores):
    return scores / scores[:64].sum()
