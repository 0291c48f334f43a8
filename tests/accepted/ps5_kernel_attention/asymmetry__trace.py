import math

import torch


def asymmetry(M):
    # |M - M^T|^2 = 2 |M|^2 - 2 tr(M M)
    M = M.double()
    size = torch.trace(M @ M.T).item()
    if size == 0:
        return 0.0
    return math.sqrt(max(0.0, 2 - 2 * torch.trace(M @ M).item() / size))
