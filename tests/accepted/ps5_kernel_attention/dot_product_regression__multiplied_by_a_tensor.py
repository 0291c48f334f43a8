import torch


def dot_product_regression(x, xs, ys, bandwidth):
    precision = 1 / torch.tensor(bandwidth, dtype=x.dtype, device=x.device) ** 2
    return torch.softmax(precision * torch.inner(x, xs), -1) @ ys
