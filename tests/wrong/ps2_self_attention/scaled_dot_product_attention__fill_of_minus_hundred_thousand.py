import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    s = queries @ keys.mT / keys.shape[-1] ** 0.5
    if mask is not None:
        s = s.masked_fill(mask == 0, -1e5)
    w = torch.softmax(s, -1)
    return w @ values, w
