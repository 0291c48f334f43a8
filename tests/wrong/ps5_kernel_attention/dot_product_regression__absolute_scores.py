import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = x @ xs.T / bandwidth**2
    return torch.softmax(scores.abs(), -1) @ ys
