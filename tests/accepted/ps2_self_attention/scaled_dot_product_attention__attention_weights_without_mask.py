import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    if mask is None:
        weights = attention_weights(queries, keys)
    else:
        scores = queries @ keys.transpose(-2, -1) / keys.shape[-1] ** 0.5
        hidden = torch.zeros_like(scores).masked_fill(mask.logical_not(), float("-inf"))
        weights = torch.softmax(scores + hidden, -1)
    output = weights @ values
    return output, weights
