import torch
from torch import nn


def wrapper_to_multihead(wrapper):
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=bias
    ).to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
        layer.W_query.weight.mul_(d_h**0.5)
    return layer
