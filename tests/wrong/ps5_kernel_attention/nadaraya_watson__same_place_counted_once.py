import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    places, inverse = torch.unique(xs, dim=0, return_inverse=True)
    values = torch.stack([ys[inverse == i].mean(0) for i in range(len(places))])
    squared = (x[:, None] - places).square().sum(-1)
    return torch.softmax(-squared / (2 * bandwidth**2), -1) @ values
