import math

import torch
from torch import nn


class CachedMultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        past = 0 if cache is None else cache.length
        if past > self.context_length:
            raise ValueError("the context is full")
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        future = self.mask[keys.shape[2] - t : keys.shape[2], : keys.shape[2]]
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)
