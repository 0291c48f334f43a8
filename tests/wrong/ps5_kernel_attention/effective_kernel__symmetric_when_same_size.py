import torch


def effective_kernel(W_Q, W_K):
    M = W_Q @ W_K.T
    return M.T if W_Q.shape[0] == W_Q.shape[1] else M
