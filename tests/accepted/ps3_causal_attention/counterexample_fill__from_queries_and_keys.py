import torch


def counterexample_fill():
    queries = torch.tensor([[-6.0, 0.0], [1.0, 1.0]])
    keys = torch.tensor([[6.0, 0.0], [1.0, 0.0]])
    return queries @ keys.T, keys.shape[-1]
