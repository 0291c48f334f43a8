import torch


def softmax_stable(x, dim=-1):
    with torch.no_grad():
        shift = x.max(dim=dim, keepdim=True)[0]
    e = (x - shift).exp()
    return e / e.sum(dim=dim, keepdim=True)
