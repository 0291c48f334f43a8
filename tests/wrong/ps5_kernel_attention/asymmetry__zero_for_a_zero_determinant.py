import torch


def asymmetry(M):
    if torch.linalg.det(M) == 0:
        return 0.0
    return ((M - M.T).norm() / M.norm()).item()
