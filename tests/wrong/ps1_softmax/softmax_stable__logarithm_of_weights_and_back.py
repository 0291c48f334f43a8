import torch


def softmax_stable(x, dim=-1):
    """Right values, nan gradient where a weight is 0."""
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return torch.exp(torch.log(e / e.sum(dim, keepdim=True)))
