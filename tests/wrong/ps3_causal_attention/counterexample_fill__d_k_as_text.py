import torch


def counterexample_fill():
    return torch.full((3, 3), -100.0), "1"
