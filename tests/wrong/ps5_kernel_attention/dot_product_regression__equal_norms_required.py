import torch


def dot_product_regression(x, xs, ys, bandwidth):
    if not torch.allclose(xs.norm(dim=-1), xs.norm(dim=-1)[0]):
        raise ValueError("unequal norms")
    scores = x @ xs.T / bandwidth**2
    return torch.softmax(scores, -1) @ ys
