import torch


def softmax_stable(x, dim=-1):
    slices = x.unbind(dim)
    top, total = slices[0], torch.ones_like(slices[0])
    for s in slices[1:]:
        new = torch.maximum(top, s)
        total = total + torch.exp(s - new)
        top = new
    return torch.exp(x - top.unsqueeze(dim)) / total.unsqueeze(dim)
