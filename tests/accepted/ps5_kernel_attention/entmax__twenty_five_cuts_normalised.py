import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError
    if alpha == 1:
        return torch.softmax(z, dim)
    x = (z - z.max(dim, keepdim=True).values) * (alpha - 1)
    a = -torch.ones_like(x.max(dim, keepdim=True).values)
    b = torch.zeros_like(a)
    for _ in range(25):
        c = (a + b) / 2
        over = torch.relu(x - c).pow(1 / (alpha - 1)).sum(dim, keepdim=True) > 1
        a, b = torch.where(over, c, a), torch.where(over, b, c)
    p = torch.relu(x - (a + b) / 2).pow(1 / (alpha - 1))
    return p / p.sum(dim, keepdim=True)
