import torch


def softmax_stable(x, dim=-1):
    y = x - x.amax(dim, keepdim=True) if x.detach().nan_to_num(neginf=0).abs().max() > 100 else x
    e = y.exp()
    return e / e.sum(dim, keepdim=True)
