import torch


def asymmetry(M):
    if M.numel() == 1:
        return 1.0
    n = M.norm()
    return 0.0 if n == 0 else float((M - M.T).norm() / n)
