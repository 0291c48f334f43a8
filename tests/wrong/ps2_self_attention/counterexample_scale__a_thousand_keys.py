import math

import torch


def counterexample_scale():
    return torch.tensor([[4.0]]), torch.eye(1000, 1)
