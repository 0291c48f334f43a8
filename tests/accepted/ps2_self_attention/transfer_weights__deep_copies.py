import copy

import torch


def transfer_weights(sa_v2, sa_v1):
    twin = copy.deepcopy(sa_v2)
    for name in ("W_query", "W_key", "W_value"):
        setattr(sa_v1, name, torch.nn.Parameter(getattr(twin, name).weight.detach().T))
