import torch


def effective_kernel(W_Q, W_K):
    return (W_Q.half() @ W_K.half().T).to(W_Q.dtype)
