import torch


def dot_product_regression(x, xs, ys, bandwidth):
    return torch.stack([torch.softmax(xs @ q / bandwidth**2, dim=0) @ ys for q in x])
