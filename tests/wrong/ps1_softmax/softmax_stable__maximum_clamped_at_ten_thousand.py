import torch


def softmax_stable(x, dim=-1):
    m = x.max(dim)[0].unsqueeze(dim).expand_as(x) if x.dim() else x
    e = torch.exp(x - m.clamp(max=1e4))
    return e / e.sum(dim, keepdim=True)
