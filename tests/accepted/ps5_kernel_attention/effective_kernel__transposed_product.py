import torch


def effective_kernel(W_Q, W_K):
    return torch.mm(W_K, W_Q.t()).t()


def asymmetry(M):
    gap = torch.dist(M, M.T)
    norm = torch.linalg.matrix_norm(M, ord="fro")
    return torch.where(norm == 0, torch.zeros_like(norm), gap / norm.clamp(min=1e-30)).item()
