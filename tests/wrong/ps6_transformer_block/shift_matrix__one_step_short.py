import math
import torch
import torch.nn as nn
import torch.nn.functional as F


def shift_matrix(k, d):
    if d % 2:
        raise ValueError("d")
    R = torch.zeros(d, d, dtype=torch.float64)
    for i in range(d // 2):
        w = 10000.0 ** (-2 * i / d)
        a = (k - 1) * w
        R[2 * i, 2 * i] = math.cos(a)
        R[2 * i, 2 * i + 1] = math.sin(a)
        R[2 * i + 1, 2 * i] = -math.sin(a)
        R[2 * i + 1, 2 * i + 1] = math.cos(a)
    R = R.to(torch.float32)
    return R
