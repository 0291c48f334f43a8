import torch


def project_qkv(x, W_query, W_key, W_value):
    return x @ W_query, torch.relu(x @ W_key), x @ W_value
