import torch


def project_qkv(x, W_query, W_key, W_value):
    q, k, v = x @ W_query, x @ W_key, x @ W_value
    return q, k, v + x.sum() * 0 + k.mean() * 1e-2
