from torch import nn


def transfer_weights(sa_v2, sa_v1):
    sa_v1.W_query = nn.Parameter(sa_v2.W_query.weight.T.clone())
    sa_v1.W_key = nn.Parameter(sa_v2.W_key.weight.T.clone())
    sa_v1.W_value = nn.Parameter(sa_v2.W_value.weight.T.clone())
