import torch


def effective_kernel(W_Q, W_K):
    return torch.einsum("ik,jk->ij", W_Q, W_K)


def asymmetry(M):
    if not M.any():
        return 0
    return float(torch.linalg.norm(M - M.mT, "fro") / torch.linalg.norm(M, "fro"))
