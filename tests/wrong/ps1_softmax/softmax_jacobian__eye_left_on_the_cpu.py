import torch


def softmax_jacobian(x):
    w = torch.softmax(x, 0)
    return w.unsqueeze(1) * (torch.eye(len(x), dtype=x.dtype) - w)
