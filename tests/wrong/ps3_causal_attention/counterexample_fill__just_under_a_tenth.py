import torch


def counterexample_fill():
    return torch.tensor([[-7.8, 0.0], [0.0, 0.0]]), 1
