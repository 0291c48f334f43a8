import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    weights = torch.softmax(z, dim)
    weights = (weights - 1 / z.shape[dim]).clamp(min=0)
    return weights / weights.sum(dim, keepdim=True)
