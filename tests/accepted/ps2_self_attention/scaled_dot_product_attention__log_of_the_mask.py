import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    bias = 0.0 if mask is None else torch.log(mask.to(queries.dtype))
    weights = torch.softmax(queries @ keys.mT / keys.shape[-1] ** 0.5 + bias, dim=-1)
    return weights @ values, weights
