import math

import torch
from torch import nn


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("heads do not divide")
        self.d_h = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1) == 1)

    def forward(self, x):
        T = x.size(1)
        parts = zip(
            self.W_query(x).split(self.d_h, dim=-1),
            self.W_key(x).split(self.d_h, dim=-1),
            self.W_value(x).split(self.d_h, dim=-1),
        )
        outputs = []
        for q, k, v in parts:
            scores = q @ k.mT / math.sqrt(self.d_h)
            scores[:, self.mask[:T, :T]] = -1e9
            outputs.append(self.dropout(scores.softmax(-1)) @ v)
        return self.out_proj(torch.cat(outputs, dim=-1))
