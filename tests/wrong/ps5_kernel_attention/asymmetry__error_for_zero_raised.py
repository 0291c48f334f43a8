import torch


def asymmetry(M):
    if M.norm() == 0:
        raise ValueError("zero")
    return float((M - M.T).norm() / M.norm())
