import torch


def softmax_stable(x, dim=-1):
    def row(r):
        e = torch.exp(r - r.max())
        return e / e.sum()

    if x.dim() == 1:
        return row(x)
    if dim in (0, -2):
        return torch.stack([row(c) for c in x.T], 1)
    return torch.stack([row(r) for r in x])
