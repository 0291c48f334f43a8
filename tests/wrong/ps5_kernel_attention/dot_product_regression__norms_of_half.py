import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = (x @ xs.T - xs.square().sum(-1) / 4) / bandwidth**2
    return torch.softmax(scores, -1) @ ys
