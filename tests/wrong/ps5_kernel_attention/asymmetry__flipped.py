import torch


def asymmetry(M):
    n = M.norm()
    return 0.0 if n == 0 else float((M - M.flip(0)).norm() / n)
