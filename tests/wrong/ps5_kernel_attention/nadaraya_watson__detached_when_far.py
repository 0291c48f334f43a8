import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    far = squared.amin(-1, keepdim=True) > 1000 * bandwidth**2
    w = torch.softmax(-squared / (2 * bandwidth**2), dim=-1)
    return torch.where(far, w.detach(), w) @ ys
