import torch


def asymmetry(M):
    n = M.norm()
    return 0.0 if n == 0 else min(1.0, float((M - M.T).norm() / n))
