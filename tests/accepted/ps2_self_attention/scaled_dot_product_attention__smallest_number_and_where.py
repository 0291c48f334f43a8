import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    scores = torch.einsum("...qd,...kd->...qk", queries, keys) / keys.shape[-1] ** 0.5
    if mask is not None:
        lowest = torch.finfo(scores.dtype).min
        scores = torch.where(mask.bool(), scores, torch.full_like(scores, lowest))
    weights = scores.softmax(dim=-1)
    return torch.einsum("...qk,...kv->...qv", weights, values), weights
