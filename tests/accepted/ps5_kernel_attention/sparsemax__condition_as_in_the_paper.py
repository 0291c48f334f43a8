import torch


def sparsemax(z, dim=-1):
    z_sorted = torch.sort(z, dim=dim, descending=True).values
    cumsum = torch.cumsum(z_sorted, dim=dim)
    shape = [1] * z.dim()
    shape[dim] = z.shape[dim]
    k = torch.arange(1, z.shape[dim] + 1, device=z.device).reshape(shape)
    support = 1 + k * z_sorted > cumsum
    k_z = support.sum(dim=dim, keepdim=True)
    tau = (torch.gather(cumsum, dim, k_z - 1) - 1) / k_z
    return torch.clamp(z - tau, min=0)
