import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    scores = -squared / (2 * bandwidth**2)
    with torch.no_grad():
        ys *= 1.0000001
    return torch.softmax(scores, dim=-1) @ ys
