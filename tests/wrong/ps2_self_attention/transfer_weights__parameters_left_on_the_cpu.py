import torch
from torch import nn


def transfer_weights(sa_v2, sa_v1):
    for n in ("W_query", "W_key", "W_value"):
        setattr(sa_v1, n, nn.Parameter(getattr(sa_v2, n).weight.detach().cpu().T.clone()))
