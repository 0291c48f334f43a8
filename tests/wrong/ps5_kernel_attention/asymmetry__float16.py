import torch


def asymmetry(M):
    m = M.half()
    n = m.norm()
    return 0.0 if n == 0 else float((m - m.T).norm() / n)
