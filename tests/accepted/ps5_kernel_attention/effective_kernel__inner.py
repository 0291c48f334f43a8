import torch


def effective_kernel(W_Q, W_K):
    return torch.inner(W_Q, W_K)


def asymmetry(M):
    size = M.pow(2).sum().sqrt()
    if size.item() == 0:
        return size  # a zero without axes
    return (M - M.t()).pow(2).sum().sqrt() / size
