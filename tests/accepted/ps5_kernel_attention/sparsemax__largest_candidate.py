import torch


def sparsemax(z, dim=-1):
    ordered = z.transpose(dim, -1).sort(descending=True, dim=-1).values
    sizes = torch.arange(1, ordered.shape[-1] + 1, device=z.device, dtype=z.dtype)
    tau = ((ordered.cumsum(-1) - 1) / sizes).max(-1, keepdim=True).values
    return (z.transpose(dim, -1) - tau).clamp(min=0).transpose(dim, -1)
