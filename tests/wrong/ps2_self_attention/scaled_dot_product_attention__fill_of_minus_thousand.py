import math

import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    s = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        s = s.masked_fill(mask == 0, -1000.0)
    w = torch.softmax(s, -1)
    return w @ values, w
