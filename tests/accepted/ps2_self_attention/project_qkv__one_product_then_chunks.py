import torch


def project_qkv(x, W_query, W_key, W_value):
    together = torch.cat([W_query, W_key, W_value], dim=1)
    return (x @ together).chunk(3, dim=-1)
