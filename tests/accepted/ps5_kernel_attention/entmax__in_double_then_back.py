import torch


def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError("alpha < 1")
    wide = z.detach().double()
    if alpha == 1:
        return torch.softmax(wide, dim).to(z.dtype)
    wide = (alpha - 1) * (wide - wide.max(dim, keepdim=True).values)
    low = torch.min(wide, dim, keepdim=True).values - 1
    high = torch.max(wide, dim, keepdim=True).values
    for _ in range(100):
        tau = 0.5 * (low + high)
        total = torch.relu(wide - tau).pow(1 / (alpha - 1)).sum(dim, keepdim=True)
        low = torch.where(total > 1, tau, low)
        high = torch.where(total > 1, high, tau)
    return torch.relu(wide - tau).pow(1 / (alpha - 1)).to(z.dtype)
