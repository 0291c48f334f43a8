import torch.nn.functional as F


def effective_kernel(W_Q, W_K):
    return F.linear(W_Q, W_K)


def asymmetry(M):
    whole = M.flatten().norm().item()
    return (M - M.transpose(0, 1)).flatten().norm().item() / whole if whole > 0 else 0.0
