import torch.nn.functional as F


def dot_product_regression(x, xs, ys, bandwidth):
    return F.scaled_dot_product_attention(x, xs, ys, scale=bandwidth**-2)
