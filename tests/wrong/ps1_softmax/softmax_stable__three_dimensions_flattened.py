import torch


def softmax_stable(x, dim=-1):
    if x.dim() > 2:
        y = x.reshape(x.shape[0], -1)
        e = torch.exp(y - y.amax(-1, keepdim=True))
        return (e / e.sum(-1, keepdim=True)).reshape(x.shape)
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)
