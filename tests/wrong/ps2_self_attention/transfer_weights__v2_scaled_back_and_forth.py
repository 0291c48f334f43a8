import torch
from torch import nn


def transfer_weights(sa_v2, sa_v1):
    with torch.no_grad():
        for n in ("W_query", "W_key", "W_value"):
            w = getattr(sa_v2, n).weight
            getattr(sa_v1, n).copy_(w.T)
            w.mul_(3.0)
