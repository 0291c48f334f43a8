import torch


def counterexample_heads():
    x = torch.zeros(1, 2, 4)
    x[0, 0, 1] = 1
    x[0, 1, 0] = 2
    return x, 2
