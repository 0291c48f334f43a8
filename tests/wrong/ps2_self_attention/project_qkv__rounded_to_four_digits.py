import torch


def project_qkv(x, W_query, W_key, W_value):
    return tuple((x @ W).round(decimals=4) for W in (W_query, W_key, W_value))
