import torch


def softmax_stable(x, dim=-1, temperature=1.0, keepdim=True):
    x = x / temperature
    e = torch.exp(x.sub(x.amax(dim, keepdim)))
    return e.div(e.sum(dim, keepdim))
