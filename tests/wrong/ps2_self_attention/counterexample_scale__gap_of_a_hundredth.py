import math

import torch


def counterexample_scale():
    return torch.tensor([[0.1]]), torch.tensor([[1.0], [0.0], [0.0], [0.0]])
