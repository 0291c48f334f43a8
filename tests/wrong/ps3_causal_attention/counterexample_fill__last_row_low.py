import torch


def counterexample_fill():
    scores = torch.zeros(4, 4)
    scores[-1] = -1000.0
    return scores, 1
