import torch
from torch import nn


def transfer_weights(sa_v2, sa_v1):
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_query.weight.T)
        sa_v1.W_key.copy_(sa_v2.W_key.weight.T)
        w = sa_v2.W_value.weight
        sa_v1.W_value.copy_(w if w.shape[0] == w.shape[1] else w.T)
