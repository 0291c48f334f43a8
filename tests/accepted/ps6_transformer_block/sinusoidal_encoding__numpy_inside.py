import numpy as np
import torch


class SizeError(ValueError):
    pass


def sinusoidal_encoding(T, d):
    if d & 1:
        raise SizeError(d)
    angles = np.arange(T)[:, np.newaxis] / np.power(10000, 2 * (np.arange(d)[np.newaxis] // 2) / d)
    angles[:, 0::2] = np.sin(angles[:, 0::2])
    angles[:, 1::2] = np.cos(angles[:, 1::2])
    return torch.from_numpy(angles).float()
