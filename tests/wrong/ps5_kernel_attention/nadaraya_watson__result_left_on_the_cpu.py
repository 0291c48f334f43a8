import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    out = torch.zeros(len(x), ys.shape[1], dtype=ys.dtype)
    out[:] = torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys
    return out
