import torch


def asymmetry(M):
    if torch.allclose(M, M.T, atol=1e-3):
        return 0.0
    return float((M - M.T).norm() / M.norm())
