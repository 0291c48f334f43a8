import torch


def project_qkv(x, W_query, W_key, W_value):
    if W_query.shape[0] == W_query.shape[1]:
        return x @ W_query.T, x @ W_key.T, x @ W_value.T
    return x @ W_query, x @ W_key, x @ W_value
