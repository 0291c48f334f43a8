import numpy as np


def asymmetry(M):
    m = M.detach().cpu().numpy()
    norm = np.linalg.norm(m)
    return np.linalg.norm(m - m.T) / norm if norm else 0.0
