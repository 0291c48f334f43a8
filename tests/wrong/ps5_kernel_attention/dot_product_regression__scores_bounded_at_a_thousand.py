import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = x @ xs.T / bandwidth**2
    return torch.softmax(scores.clamp(-1000, 1000), -1) @ ys
