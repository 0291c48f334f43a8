import torch
from torch import nn


def wrapper_to_multihead(wrapper):
    head = wrapper.heads[0]
    d_h, d_in = head.W_query.weight.shape
    H = len(wrapper.heads)
    bias = head.W_query.bias is not None
    new = MultiHeadAttention(d_in, d_h * H, head.mask.shape[-1], head.dropout.p, H, bias)
    new = new.to(head.W_query.weight.device)
    for name in ["W_query", "W_key", "W_value"]:
        weights = torch.stack([getattr(head, name).weight.data for head in wrapper.heads])
        getattr(new, name).weight.data = weights.flatten(0, 1).clone()
        if bias:
            biases = torch.stack([getattr(head, name).bias.data for head in wrapper.heads])
            getattr(new, name).bias.data = biases.flatten().clone()
    nn.init.eye_(new.out_proj.weight)
    nn.init.zeros_(new.out_proj.bias)
    return new.to(head.W_query.weight.dtype)
