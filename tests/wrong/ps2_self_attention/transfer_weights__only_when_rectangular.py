import torch
from torch import nn


def transfer_weights(sa_v2, sa_v1):
    with torch.no_grad():
        for n in ("W_query", "W_key", "W_value"):
            w = getattr(sa_v2, n).weight
            p = getattr(sa_v1, n)
            p.copy_(w if w.shape == p.shape else w.T)
