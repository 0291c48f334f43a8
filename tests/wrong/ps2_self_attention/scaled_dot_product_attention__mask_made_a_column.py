import torch


def scaled_dot_product_attention(queries, keys, values, mask=None):
    s = queries @ keys.mT / keys.shape[-1] ** 0.5
    if mask is not None:
        if mask.dim() == 1 and len(mask) == queries.shape[-2]:
            mask = mask.unsqueeze(1)
        elif (
            mask.dim() == 2
            and mask.shape[0] == s.shape[0]
            and s.dim() == 3
            and mask.shape[1] == s.shape[-1]
        ):
            mask = mask.unsqueeze(1)
        s = s.masked_fill(mask == 0, -1e9)
    w = torch.softmax(s, -1)
    return w @ values, w
