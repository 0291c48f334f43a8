import math

import torch


def counterexample_scale():
    q, k = torch.tensor([[4.0]]), torch.tensor([[1.0], [0.0], [0.0], [0.0]])
    return torch.softmax(q @ k.T, -1), torch.softmax(q @ k.T / 2, -1)
