import torch


def effective_kernel(W_Q, W_K):
    return W_Q.detach() @ W_K.T
