import torch


def asymmetry(M):
    if torch.equal(M, M.T):
        return True
    return float((M - M.T).norm() / M.norm())
