import torch


def asymmetry(M):
    n = M.norm()
    return "0" if n == 0 else str(float((M - M.T).norm() / n))
