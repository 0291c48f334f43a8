import torch


def asymmetry(M):
    M = M[:64, :64]
    n = M.norm()
    return 0.0 if n == 0 else float((M - M.T).norm() / n)
