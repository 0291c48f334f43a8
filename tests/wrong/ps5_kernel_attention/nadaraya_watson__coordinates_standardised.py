import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    mean, std = xs.mean(0), xs.std(0)
    squared = ((x - mean) / std)[:, None].sub((xs - mean) / std).square().sum(-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys
