import torch


def dot_product_regression(x, xs, ys, bandwidth):
    s = torch.matmul(x, xs.transpose(0, 1)) * bandwidth**-2.0
    return torch.exp(s - torch.logsumexp(s, dim=-1, keepdim=True)) @ ys
