import torch


def asymmetry(M):
    def frobenius(A):
        return torch.linalg.svdvals(A).square().sum().sqrt()

    size = frobenius(M)
    return float(frobenius(M - M.T) / size) if size > 0 else 0.0
