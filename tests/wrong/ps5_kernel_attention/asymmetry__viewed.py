import torch


def asymmetry(M):
    n = M.view(-1).norm()
    return 0.0 if n == 0 else float((M - M.T).reshape(-1).norm() / n)
