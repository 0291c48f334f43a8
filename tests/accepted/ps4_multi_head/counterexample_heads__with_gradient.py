import torch


def counterexample_heads():
    return torch.arange(8.0, requires_grad=True).view(1, 2, 4), torch.tensor(2)
