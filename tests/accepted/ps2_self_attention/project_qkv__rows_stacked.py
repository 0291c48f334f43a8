import torch


def project_qkv(x, W_query, W_key, W_value):
    def project(W):
        return torch.stack([row @ W for row in x])

    return [project(W_query), project(W_key), project(W_value)]
