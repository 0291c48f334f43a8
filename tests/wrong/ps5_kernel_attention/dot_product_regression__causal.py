import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = x @ xs.T / bandwidth**2
    hidden = torch.ones_like(scores, dtype=torch.bool).triu(1)
    return torch.softmax(scores.masked_fill(hidden, float("-inf")), -1) @ ys
