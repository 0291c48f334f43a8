import copy

import torch
from torch import nn


def stacked(layers):
    new = copy.deepcopy(layers[0])
    new.out_features *= len(layers)
    new.weight = nn.Parameter(torch.cat([l.weight for l in layers]).detach().clone())
    if new.bias is not None:
        new.bias = nn.Parameter(torch.cat([l.bias for l in layers]).detach().clone())
    return new


def wrapper_to_multihead(wrapper):
    head = wrapper.heads[0]
    d_h, d_in = head.W_query.weight.shape
    H = len(wrapper.heads)
    layer = MultiHeadAttention(d_in, d_h * H, len(head.mask), head.dropout.p, H)
    layer.to(head.W_query.weight)
    layer.W_query = stacked([head.W_query for head in wrapper.heads])
    layer.W_key = stacked([head.W_key for head in wrapper.heads])
    layer.W_value = stacked([head.W_value for head in wrapper.heads])
    nn.init.eye_(layer.out_proj.weight)
    nn.init.zeros_(layer.out_proj.bias)
    layer.train(wrapper.training)
    return layer
