import math

import torch


def counterexample_scale():
    return torch.full((1, 1), 1e308, dtype=torch.float64), torch.full(
        (4, 1), 1e308, dtype=torch.float64
    )
