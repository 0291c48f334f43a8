import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    scores = queries @ keys.transpose(-2, -1) / keys.shape[-1] ** 0.5
    allowed = torch.ones_like(scores) if mask is None else (mask != 0).expand(scores.shape)
    allowed = allowed.bool()
    top = scores.masked_fill(~allowed, float("-inf")).amax(dim=-1, keepdim=True)
    e = torch.exp((scores - top).masked_fill(~allowed, float("-inf")))
    weights = e / e.sum(dim=-1, keepdim=True)
    return weights @ values, weights
