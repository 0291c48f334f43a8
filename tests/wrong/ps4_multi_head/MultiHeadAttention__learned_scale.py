import math

import torch
from torch import nn


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.scale = nn.Parameter(torch.ones(num_heads, 1, 1))
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x):
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q = self.W_query(x).view(b, T, H, d_h).transpose(1, 2)
        k = self.W_key(x).view(b, T, H, d_h).transpose(1, 2)
        v = self.W_value(x).view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) * self.scale / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        weights = self.dropout(weights)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)
