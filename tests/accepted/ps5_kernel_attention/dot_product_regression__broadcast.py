import torch


def dot_product_regression(x, xs, ys, bandwidth):
    products = (x[:, None, :] * xs[None, :, :]).sum(dim=2)
    weights = torch.nn.Softmax(dim=1)(products / bandwidth**2)
    return (weights[:, :, None] * ys).sum(dim=1)
