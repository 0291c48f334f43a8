import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = x @ xs.T / bandwidth**2
    k = min(3, len(xs))
    low = scores.topk(k).values[:, -1:]
    return torch.softmax(scores.masked_fill(scores < low, float("-inf")), -1) @ ys
