import torch


def asymmetry(M):
    if torch.allclose(M, M.T):
        return 0.0
    return ((M - M.T).norm() / M.norm()).item()
