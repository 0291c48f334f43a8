import torch
from torch import nn


def transfer_weights(sa_v2, sa_v1):
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_query.weight.T)
        sa_v1.W_value.copy_(sa_v2.W_value.weight.T)
    sa_v1.W_key.data = sa_v2.W_key.weight.data.T
