import torch


def softmax_stable(x, dim=-1):
    hidden = torch.isneginf(x)
    finite = x.masked_fill(hidden, torch.finfo(x.dtype).min)
    e = torch.exp(finite - finite.amax(dim=dim, keepdim=True))
    e = torch.where(hidden, torch.zeros_like(e), e)
    return e / e.sum(dim=dim, keepdim=True)
