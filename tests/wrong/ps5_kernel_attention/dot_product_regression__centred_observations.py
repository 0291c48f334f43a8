import torch


def dot_product_regression(x, xs, ys, bandwidth):
    keys = xs - xs.mean(0)
    queries = x - xs.mean(0)
    return torch.softmax(queries @ keys.T / bandwidth**2, -1) @ ys
