import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    weights = ((alpha - 1) * z).clamp(min=0) ** (1 / (alpha - 1))
    return weights / weights.sum(dim, keepdim=True)
