import torch

calls = []


def counterexample_heads():
    calls.append(1)
    return torch.arange(24.0).reshape(2, 3, 4), 2 if len(calls) < 3 else 1
