import torch


def asymmetry(M):
    import numpy as np

    m = M.numpy()
    n = np.linalg.norm(m)
    return np.linalg.norm(m - m.T) / n if n else 0.0
