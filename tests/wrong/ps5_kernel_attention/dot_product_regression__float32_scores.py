import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = (x.float() @ xs.float().T / bandwidth**2).to(x.dtype)
    return torch.softmax(scores, -1) @ ys
