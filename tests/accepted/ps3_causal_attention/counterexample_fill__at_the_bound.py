import torch


def counterexample_fill():
    return torch.full((4, 4), -10_000.0), 64
