import math
import torch
import torch.nn as nn
import torch.nn.functional as F

_C = None


def sinusoidal_encoding(T, d):
    if d % 2:
        raise ValueError("d")
    global _C
    if _C is None or _C.shape[1] != d:
        t = torch.arange(T, dtype=torch.float64).unsqueeze(1)
        w = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
        _C = torch.stack([(t * w).sin(), (t * w).cos()], -1).flatten(1).float()
    return _C[:T]
