import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    w = torch.softmax(-(x[:, None] - xs).square() / (2 * bandwidth**2), dim=1).mean(-1)
    return w @ ys
