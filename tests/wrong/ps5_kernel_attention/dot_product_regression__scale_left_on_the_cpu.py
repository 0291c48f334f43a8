import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scale = torch.full((1, len(xs)), bandwidth**2, dtype=x.dtype)
    return torch.softmax(x @ xs.T / scale, -1) @ ys
