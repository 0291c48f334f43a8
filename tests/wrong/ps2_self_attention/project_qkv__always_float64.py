import torch


def project_qkv(x, W_query, W_key, W_value):
    x = x.double()
    return x @ W_query.double(), x @ W_key.double(), x @ W_value.double()
