import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    import numpy as np

    d = squared.detach().cpu().numpy()
    k = np.exp(-(d - d.min(-1, keepdims=True)) / (2 * bandwidth**2))
    return torch.from_numpy(k / k.sum(-1, keepdims=True)).to(ys) @ ys
