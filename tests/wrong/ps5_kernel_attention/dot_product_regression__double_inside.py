import torch


def dot_product_regression(x, xs, ys, bandwidth):
    e = torch.exp(x.double() @ xs.double().T / bandwidth**2)
    return (e / e.sum(-1, keepdim=True)).to(ys.dtype) @ ys
