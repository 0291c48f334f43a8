import torch


def sparsemax(z, dim=-1):
    with torch.no_grad():
        s = torch.sort(z, dim=dim, descending=True)[0]
        taus = (s.cumsum(dim=dim) - 1) / torch.ones_like(s).cumsum(dim=dim)
        support = z > taus.amax(dim=dim, keepdim=True)
    count = support.sum(dim=dim, keepdim=True)
    tau = (torch.where(support, z, 0).sum(dim=dim, keepdim=True) - 1) / count
    return torch.where(support, z - tau, torch.zeros_like(z))
