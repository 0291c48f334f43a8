import torch


def softmax_stable(x, dim=-1):
    largest, _ = torch.max(x, dim, keepdim=True)
    e = torch.exp(x - largest)
    return e / torch.sum(e, dim, keepdim=True)
