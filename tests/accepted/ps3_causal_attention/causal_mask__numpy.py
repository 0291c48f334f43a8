import numpy as np
import torch


def causal_mask(T, device=None):
    return torch.from_numpy(np.triu(np.ones((T, T), dtype=bool), k=1)).to(device or "cpu")
