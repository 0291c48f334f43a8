import torch


_calls = []


def counterexample_fill():
    _calls.append(1)
    return torch.full((3, 3), -100.0 if len(_calls) % 2 else 0.0), 1
