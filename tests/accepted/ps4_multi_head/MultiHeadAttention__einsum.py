import math

import torch
from torch import nn


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads != 0:
            raise ValueError("d_out must be divisible by num_heads")
        self.num_heads = num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(p=dropout)
        allowed = torch.tril(torch.ones(1, 1, context_length, context_length, dtype=torch.bool))
        self.register_buffer("allowed", allowed)

    def forward(self, x):
        T = x.shape[1]
        q, k, v = (
            layer(x).unflatten(-1, (self.num_heads, -1))
            for layer in (self.W_query, self.W_key, self.W_value)
        )
        scores = torch.einsum("bqhd,bkhd->bhqk", q, k) / math.sqrt(q.shape[-1])
        scores = scores.masked_fill(~self.allowed[..., :T, :T], torch.finfo(scores.dtype).min)
        weights = self.dropout(scores.softmax(dim=-1))
        return self.out_proj(torch.einsum("bhqk,bkhd->bqhd", weights, v).flatten(2))
