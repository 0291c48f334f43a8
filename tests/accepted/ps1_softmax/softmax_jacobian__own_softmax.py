import torch


def softmax_jacobian(x):
    w = softmax_stable(x)
    return torch.diag_embed(w) - w.unsqueeze(1) @ w.unsqueeze(0)
