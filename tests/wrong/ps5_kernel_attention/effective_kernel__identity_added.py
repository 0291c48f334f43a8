import torch


def effective_kernel(W_Q, W_K):
    return W_Q @ W_K.T + torch.eye(len(W_Q), dtype=W_Q.dtype, device=W_Q.device)
