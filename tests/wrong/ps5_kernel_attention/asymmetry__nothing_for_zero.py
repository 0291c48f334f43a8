import torch


def asymmetry(M):
    if M.norm() == 0:
        return None
    return float((M - M.T).norm() / M.norm())
