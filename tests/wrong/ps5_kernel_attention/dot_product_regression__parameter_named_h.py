import torch


def dot_product_regression(x, xs, ys, h):
    return torch.softmax(x @ xs.T / h**2, -1) @ ys
