import torch


def effective_kernel(W_Q, W_K):
    return W_Q[:64] @ W_K[:64].T
