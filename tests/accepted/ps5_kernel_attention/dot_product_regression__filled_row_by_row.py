import torch


def dot_product_regression(x, xs, ys, bandwidth):
    out = torch.empty(len(x), ys.shape[1], dtype=ys.dtype, device=ys.device)
    for i, q in enumerate(x):
        weights = torch.softmax((xs * q).sum(-1) / bandwidth**2, dim=-1)
        out[i] = (weights[:, None] * ys).sum(0)
    return out
