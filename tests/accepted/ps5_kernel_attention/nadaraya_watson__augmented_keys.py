import torch


def nadaraya_watson(x, xs, ys, bandwidth):
    # 004: the dot product of (x, 1) and (x_i, -|x_i|^2 / 2)
    ones = torch.ones_like(x[:, :1])
    norms = -0.5 * (xs * xs).sum(dim=-1, keepdim=True)
    queries, keys = torch.cat([x, ones], -1), torch.cat([xs, norms], -1)
    return dot_product_regression(queries, keys, ys, bandwidth)
