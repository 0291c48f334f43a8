import math

import torch


def sinusoidal_encoding(T, d):
    if d % 2 != 0:
        raise ValueError("odd size")
    pe = torch.zeros(T, d)
    position = torch.arange(0, T).unsqueeze(1).float()
    div_term = torch.exp(torch.arange(0, d, 2).float() * -(math.log(10000.0) / d))
    pe[:, 0::2] = torch.sin(position * div_term)
    pe[:, 1::2] = torch.cos(position * div_term)
    return pe
