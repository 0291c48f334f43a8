import torch


def sparsemax(z, dim=-1):
    n = z.shape[-1]
    if dim not in (-1, z.dim() - 1):
        z = z.transpose(dim, -1)
    flat = z.contiguous().view(-1, z.shape[-1]) if dim not in (-1, z.dim() - 1) else z.view(-1, n)
    s = flat.sort(-1, descending=True).values
    tau = ((s.cumsum(-1) - 1) / torch.ones_like(s).cumsum(-1)).amax(-1, keepdim=True)
    out = (flat - tau).clamp(min=0).view(z.shape)
    return out
