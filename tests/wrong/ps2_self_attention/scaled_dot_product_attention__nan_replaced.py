import math

import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    s = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])

    w = torch.exp(s)
    if mask is not None:
        w = w * (mask != 0)
    w = torch.nan_to_num(w / w.sum(-1, keepdim=True))
    return w @ values, w
