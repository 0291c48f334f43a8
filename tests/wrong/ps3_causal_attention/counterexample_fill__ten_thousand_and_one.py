import torch


def counterexample_fill():
    return torch.full((3, 3), -10_001.0), 1
