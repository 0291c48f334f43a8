import torch


def effective_kernel(W_Q, W_K):
    M = torch.zeros(len(W_Q), len(W_K), dtype=W_Q.dtype)
    M[:] = W_Q @ W_K.T
    return M
