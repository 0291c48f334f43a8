import torch.nn.functional as F


def dot_product_regression(x, xs, ys, bandwidth):
    return F.softmax((x / bandwidth) @ (xs / bandwidth).mT, -1) @ ys
