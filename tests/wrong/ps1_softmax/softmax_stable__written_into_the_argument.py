import torch


def softmax_stable(x, dim=-1):
    top = x.amax(dim, keepdim=True)
    torch.sub(x, top, out=x)
    e = x.exp()
    return e / e.sum(dim, keepdim=True)
