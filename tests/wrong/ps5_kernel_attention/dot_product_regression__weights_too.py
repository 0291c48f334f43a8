import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = x @ xs.T / bandwidth**2
    w = torch.softmax(scores, -1)
    return w @ ys, w
