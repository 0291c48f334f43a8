import torch


def project_qkv(x, W_query, W_key, W_value):
    x = x.unsqueeze(0)
    return x @ W_query, x @ W_key, x @ W_value
