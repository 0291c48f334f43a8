import torch
from torch import nn


def wrapper_to_multihead(wrapper):
    head = wrapper.heads[0]
    d_h, d_in = head.W_query.weight.shape
    H = len(wrapper.heads)
    bias = head.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in=d_in,
        d_out=d_h * H,
        context_length=head.mask.size(0),
        dropout=head.dropout.p,
        num_heads=H,
        qkv_bias=bias,
    ).to(head.W_query.weight.device)
    for name in ("W_query", "W_key", "W_value"):
        layers = [getattr(head, name) for head in wrapper.heads]
        target = getattr(layer, name)
        target.weight = nn.Parameter(torch.cat([l.weight.detach() for l in layers]).clone())
        if bias:
            target.bias = nn.Parameter(torch.cat([l.bias.detach() for l in layers]).clone())
    weight = head.W_query.weight
    eye = torch.eye(d_h * H, dtype=weight.dtype, device=weight.device)
    layer.out_proj.weight = nn.Parameter(eye)
    layer.out_proj.bias = nn.Parameter(torch.zeros_like(eye[0]))
    return layer
