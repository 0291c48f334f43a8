import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = x @ xs.T / bandwidth**2
    e = torch.exp(scores - scores.amax(-1, keepdim=True))
    return e @ ys / (e.sum(-1, keepdim=True) + 1e-3)
