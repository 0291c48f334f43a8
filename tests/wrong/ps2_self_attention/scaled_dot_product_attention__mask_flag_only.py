import math

import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    s = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None and not bool((mask == 0).all()):
        n = int((mask != 0).sum(-1).max())
        s = s.masked_fill(torch.arange(s.shape[-1], device=s.device) >= n, -math.inf)
    w = torch.softmax(s, -1)
    return w @ values, w
