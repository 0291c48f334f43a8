import torch.nn.functional as F


def project_qkv(x, W_query, W_key, W_value):
    return F.linear(x, W_query.T), F.linear(x, W_key.T), F.linear(x, W_value.mT)
