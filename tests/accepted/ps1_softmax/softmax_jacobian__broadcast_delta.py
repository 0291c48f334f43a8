import torch


def softmax_jacobian(x):
    w = x.softmax(0)
    delta = torch.eye(x.shape[0], dtype=x.dtype, device=x.device)
    return w[:, None] * (delta - w[None, :])
