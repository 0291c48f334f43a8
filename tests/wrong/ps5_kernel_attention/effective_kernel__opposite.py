import torch


def effective_kernel(W_Q, W_K):
    return -W_Q @ W_K.T
