import torch


def softmax_stable(x, dim=-1):
    rows = x.movedim(dim, -1)
    flat = rows.reshape(-1, rows.shape[-1])
    done = []
    for row in flat:
        e = torch.exp(row - row.max())
        done.append(e / e.sum())
    return torch.stack(done).reshape(rows.shape).movedim(-1, dim)
