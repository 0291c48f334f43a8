import torch


def counterexample_heads():
    return torch.zeros(0, 3, 4), 2
