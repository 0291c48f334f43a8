import math

import torch
from torch import nn


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("d_out % num_heads")
        self.num_heads, self.p = num_heads, dropout
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.register_buffer("visible", torch.ones(context_length, context_length).tril() > 0)

    def forward(self, x):
        T = x.shape[1]
        q, k, v = (
            split_heads(layer(x), self.num_heads)
            for layer in (self.W_query, self.W_key, self.W_value)
        )
        scores = (q @ k.mT / math.sqrt(k.shape[-1])).masked_fill(~self.visible[:T, :T], -math.inf)
        e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
        weights = e / e.sum(dim=-1, keepdim=True)
        if self.training and self.p > 0:
            kept = torch.rand_like(weights) >= self.p
            weights = weights * kept / (1 - self.p)
        return self.out_proj(merge_heads(weights @ v))
