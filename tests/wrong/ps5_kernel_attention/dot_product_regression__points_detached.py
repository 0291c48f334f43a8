import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = x.detach() @ xs.T / bandwidth**2
    return torch.softmax(scores, -1) @ ys
