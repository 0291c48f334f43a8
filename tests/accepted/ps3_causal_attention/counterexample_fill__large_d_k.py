import torch


def counterexample_fill():
    return torch.zeros(2, 2), 1_000_000
