import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    widths = torch.full((1, len(xs)), bandwidth, dtype=x.dtype)
    return torch.softmax(-squared / (2 * widths**2), dim=-1) @ ys
