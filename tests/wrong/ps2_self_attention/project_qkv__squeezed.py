import torch


def project_qkv(x, W_query, W_key, W_value):
    return (x @ W_query).squeeze(), (x @ W_key).squeeze(), (x @ W_value).squeeze()
