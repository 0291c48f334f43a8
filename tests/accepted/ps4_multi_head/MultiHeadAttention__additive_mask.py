import math

import torch
from torch import nn


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("no")
        self.num_heads = num_heads
        self.scale = (d_out // num_heads) ** -0.5
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.attn_drop = nn.Dropout(dropout)
        mask = torch.zeros(context_length, context_length)
        mask[torch.ones_like(mask).triu(1).bool()] = -math.inf
        self.register_buffer("bias_mask", mask)

    def forward(self, x):
        T = x.shape[1]
        q = split_heads(self.W_query(x) * self.scale, self.num_heads)
        k = split_heads(self.W_key(x), self.num_heads)
        v = split_heads(self.W_value(x), self.num_heads)
        weights = torch.softmax(q @ k.transpose(-1, -2) + self.bias_mask[:T, :T], dim=-1)
        return self.out_proj(merge_heads(self.attn_drop(weights) @ v))
