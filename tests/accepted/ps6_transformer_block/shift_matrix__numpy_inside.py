import numpy as np
import torch


def shift_matrix(k, d):
    if d % 2:
        raise ValueError("d")
    a = k * np.exp(-np.log(10000.0) * np.arange(0, d, 2) / d)
    R = np.zeros((d // 2, 2, d // 2, 2))
    i = np.arange(d // 2)
    R[i, 0, i, 0] = R[i, 1, i, 1] = np.cos(a)
    R[i, 0, i, 1] = np.sin(a)
    R[i, 1, i, 0] = -np.sin(a)
    return torch.tensor(R.reshape(d, d), dtype=torch.float32)
