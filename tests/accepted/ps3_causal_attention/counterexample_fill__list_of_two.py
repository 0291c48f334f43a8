import torch


def counterexample_fill():
    return [torch.tensor([[-11.0, 7.0], [0.0, 0.0]]), torch.tensor(1)]
