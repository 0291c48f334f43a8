import torch


def sparsemax(z, dim=-1):
    rows = z.movedim(dim, -1)
    flat = rows.reshape(-1, rows.shape[-1])
    out = []
    for row in flat:
        s = torch.unique(row).flip(0)
        tau = ((s.cumsum(0) - 1) / torch.arange(1, len(s) + 1, device=z.device)).max()
        out.append((row - tau).clamp(min=0))
    return torch.stack(out).reshape(rows.shape).movedim(-1, dim)
