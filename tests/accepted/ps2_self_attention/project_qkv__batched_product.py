import torch


def project_qkv(x, W_query, W_key, W_value):
    stacked = torch.stack([W_query, W_key, W_value])
    q, k, v = torch.matmul(x.unsqueeze(0), stacked)
    return q, k, v
