import torch


def softmax_stable(x, dim=-1):
    y = x.float()
    e = torch.exp(y - y.amax(dim, keepdim=True))
    return (e / e.sum(dim, keepdim=True)).to(x.dtype)
