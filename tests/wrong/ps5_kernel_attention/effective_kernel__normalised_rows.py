import torch


def effective_kernel(W_Q, W_K):
    return torch.nn.functional.normalize(W_Q, dim=-1) @ torch.nn.functional.normalize(W_K, dim=-1).T
