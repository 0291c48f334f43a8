import torch
import torch.nn.functional as F


def scaled_dot_product_attention(queries, keys, values, mask=None):
    scores = queries @ keys.mT / keys.shape[-1] ** 0.5
    allowed = None if mask is None else (mask != 0).expand(scores.shape)
    if allowed is not None:
        scores = scores.masked_fill(~allowed, -torch.inf)
    return F.scaled_dot_product_attention(queries, keys, values, attn_mask=allowed), scores.softmax(
        -1
    )
