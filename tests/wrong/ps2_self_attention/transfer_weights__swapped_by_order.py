import torch
from torch import nn


def transfer_weights(sa_v2, sa_v1):
    names = ("W_query", "W_key", "W_value")
    with torch.no_grad():
        for n, m in zip(names, reversed(names)):
            getattr(sa_v1, n).copy_(getattr(sa_v2, m).weight.T)
