import torch


def effective_kernel(W_Q, W_K):
    return (W_Q.float() @ W_K.float().T).to(W_Q.dtype)
