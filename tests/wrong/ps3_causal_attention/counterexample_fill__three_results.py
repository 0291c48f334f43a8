import torch


def counterexample_fill():
    scores = torch.full((3, 3), -100.0)
    return scores, 1, torch.ones(3, 3).triu(1)
