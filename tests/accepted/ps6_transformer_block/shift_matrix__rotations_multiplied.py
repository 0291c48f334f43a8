import math

import torch


def shift_matrix(k, d):
    if d % 2:
        raise ValueError(f"{d}")
    R = torch.eye(d)
    for i in range(d // 2):
        turn = torch.eye(d)
        c, s = math.cos(k * 10000 ** (-2 * i / d)), math.sin(k * 10000 ** (-2 * i / d))
        turn[2 * i : 2 * i + 2, 2 * i : 2 * i + 2] = torch.tensor([[c, s], [-s, c]])
        R = turn @ R
    return R
