import numpy as np
import torch


def softmax_naive(x, dim=-1):
    e = np.exp(x.detach().cpu().numpy())
    return torch.from_numpy(e / e.sum(axis=dim, keepdims=True)).to(x.device)
