import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    scores = queries @ keys.transpose(-1, -2) * keys.shape[-1] ** -0.5
    if mask is not None:
        scores = scores + (1.0 - mask.to(scores.dtype)) * -1e9
    weights = torch.softmax(scores, dim=-1)
    return [weights @ values, weights]
