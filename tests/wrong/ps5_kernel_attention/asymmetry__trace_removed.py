import torch


def asymmetry(M):
    D = M - torch.diag(M.diagonal())
    n = D.norm()
    return 0.0 if n == 0 else float((M - M.T).norm() / n)
