import torch


def dot_product_regression(x, xs, ys, bandwidth):
    import numpy as np

    s = (x @ xs.T).detach().cpu().numpy() / bandwidth**2
    e = np.exp(s - s.max(-1, keepdims=True))
    return torch.from_numpy(e / e.sum(-1, keepdims=True)).to(ys) @ ys
