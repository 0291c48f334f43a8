import torch


def dot_product_regression(x, xs, ys, bandwidth):
    return torch.softmax(x @ xs.T / max(1, int(bandwidth)) ** 2, -1) @ ys
