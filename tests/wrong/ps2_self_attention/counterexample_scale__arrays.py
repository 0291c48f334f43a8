import math

import torch


def counterexample_scale():
    return torch.tensor([[4.0]]).numpy(), torch.tensor([[1.0], [0.0], [0.0]]).numpy()
