import math

import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    s = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])

    w = torch.softmax(s, -1)
    if mask is not None and mask.ndim == 1:
        values = values * mask[:, None].to(values)
    return w @ values, w
