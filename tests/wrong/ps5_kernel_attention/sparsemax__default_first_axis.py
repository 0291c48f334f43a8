import torch


def sparsemax(z, dim=0):
    scores = z.movedim(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(-1, keepdim=True)
    tau = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - tau).clamp(min=0).movedim(-1, dim)
