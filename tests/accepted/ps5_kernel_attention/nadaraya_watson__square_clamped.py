import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    squared = (x * x).sum(-1)[:, None] + (xs * xs).sum(-1)[None] - 2 * torch.mm(x, xs.t())
    squared = squared.clamp(min=0)
    return torch.softmax(-squared / 2 / bandwidth**2, -1) @ ys
