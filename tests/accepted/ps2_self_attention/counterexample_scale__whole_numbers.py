import torch


def counterexample_scale():
    return torch.tensor([[3], [-3]]), torch.tensor([[1], [0], [0], [0], [0]])
