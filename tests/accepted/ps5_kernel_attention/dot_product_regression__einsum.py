import torch


def dot_product_regression(x, xs, ys, bandwidth):
    scores = torch.einsum("nd,md->nm", x, xs) / (bandwidth * bandwidth)
    return torch.einsum("nm,mv->nv", scores.softmax(dim=1), ys)
