import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    scores = torch.matmul(queries, keys.mT)
    if mask is not None:
        scores = scores.masked_fill(~mask.bool(), -1e9)
    weights = torch.softmax(scores / keys.size(-1) ** 0.5, dim=-1)
    return torch.matmul(weights, values), weights
