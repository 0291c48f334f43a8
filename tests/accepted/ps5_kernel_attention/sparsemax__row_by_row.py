import torch


def project(row):
    ordered = torch.sort(row, descending=True).values
    total = 0
    for k, score in enumerate(ordered, start=1):
        if 1 + k * score <= total + score:
            break
        total = total + score
        tau = (total - 1) / k
    return torch.clamp(row - tau, min=0)


def sparsemax(z, dim=-1):
    moved = z.movedim(dim, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    return torch.stack([project(row) for row in rows]).reshape(moved.shape).movedim(-1, dim)
