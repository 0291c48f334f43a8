import torch


def softmax_stable(x, dim=-1):
    if x.dim() > 1 and dim not in (-1, x.dim() - 1):
        return softmax_stable(x.swapaxes(dim, -1)).swapaxes(dim, -1)
    e = torch.exp(x - x.max(-1, keepdim=True)[0])
    return e / e.sum(-1, keepdim=True)
