import torch


def sparsemax(z, dim=-1):
    z = z.movedim(dim, -1)
    z = z - z.max(dim=-1, keepdim=True).values
    top, _ = z.sort(-1, descending=True)
    steps = torch.arange(1, z.size(-1) + 1, dtype=z.dtype, device=z.device)
    kept = (top - (top.cumsum(-1) - 1) / steps) > 0
    size = kept.sum(-1, keepdim=True)
    threshold = ((top * kept).sum(-1, keepdim=True) - 1) / size
    return torch.relu(z - threshold).movedim(-1, dim)
