import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    def one(point):
        d2 = torch.sum((point - xs) ** 2, dim=-1)
        return torch.softmax(d2 / (-2 * bandwidth**2), dim=-1) @ ys

    return torch.vmap(one)(x)
