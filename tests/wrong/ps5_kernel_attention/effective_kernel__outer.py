import torch


def effective_kernel(W_Q, W_K):
    return torch.outer(W_Q.flatten(), W_K.flatten())
