import math

import torch


def counterexample_scale():
    for c in range(1, 20):
        q = torch.tensor([[float(c)]], dtype=torch.float64)
        k = torch.eye(9, 1, dtype=torch.float64)
        s = q @ k.T
        gap = (torch.softmax(s, -1) - torch.softmax(s / math.sqrt(9), -1)).abs().max()
        if gap > 0.1:
            return [q, k]
    raise AssertionError
