import numpy as np
import torch


def counterexample_heads():
    return torch.arange(24.0).view(1, 4, 6), np.int64(2)
