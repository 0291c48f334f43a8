import torch


def effective_kernel(W_Q, W_K):
    return torch.diag((W_Q * W_K).sum(-1))
