import math

import torch
from torch import nn


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        self.head_dim, rest = divmod(d_out, num_heads)
        if rest:
            raise ValueError(f"{d_out} is not a multiple of {num_heads}")
        self.num_heads = num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x):
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        flat = lambda y: y.view(b, T, H, d_h).transpose(1, 2).reshape(b * H, T, d_h)
        q, k, v = flat(self.W_query(x)), flat(self.W_key(x)), flat(self.W_value(x))
        scores = torch.bmm(q, k.transpose(1, 2)).div(math.sqrt(d_h))
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        y = torch.bmm(self.dropout(torch.softmax(scores, dim=2)), v)
        return self.out_proj(y.view(b, H, T, d_h).transpose(1, 2).reshape(b, T, H * d_h))
