import numpy as np
import torch


def counterexample_fill():
    scores = -1000 * torch.ones(5, 5)
    scores[-1] = 0.0
    return scores.requires_grad_(), np.int64(4)
