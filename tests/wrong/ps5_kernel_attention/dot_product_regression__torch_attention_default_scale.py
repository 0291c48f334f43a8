import torch


def dot_product_regression(x, xs, ys, bandwidth):
    return torch.nn.functional.scaled_dot_product_attention(x, xs, ys)
