import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    s = queries @ keys.mT / keys.shape[-1] ** 0.5
    ok = torch.ones_like(s, dtype=torch.bool) if mask is None else mask.bool().expand(s.shape)
    top = s.masked_fill(~ok, -torch.inf).amax(-1, keepdim=True)
    e = torch.where(ok, torch.exp(s - top), torch.zeros_like(s))
    w = e / e.sum(-1, keepdim=True)
    return w @ values, w
