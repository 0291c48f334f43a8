import torch


def sparsemax(z, dim=-1):
    import numpy as np

    a = z.detach().cpu().numpy()
    s = -np.sort(-a, axis=dim)
    k = np.cumsum(np.ones_like(s), axis=dim)
    tau = ((np.cumsum(s, axis=dim) - 1) / k).max(axis=dim, keepdims=True)
    return torch.from_numpy(np.maximum(a - tau, 0)).to(z)
