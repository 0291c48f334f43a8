import torch


def asymmetry(M):
    n = M.norm()
    if n == 0:
        return 0.0
    M /= n
    return float((M - M.T).norm())
