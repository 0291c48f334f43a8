import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.scale = d_out**-0.5
        full = torch.ones(1, 1, context_length, context_length, dtype=torch.bool)
        self.register_buffer("mask", full.triu(1))

    def forward(self, x):
        b, T, _ = x.shape
        q, k, v = (layer(x).unsqueeze(1) for layer in (self.W_query, self.W_key, self.W_value))
        scores = (q * self.scale) @ k.transpose(-2, -1)
        weights = torch.softmax(scores.masked_fill(self.mask[..., :T, :T], -1e9), dim=-1)
        return (self.dropout(weights) @ v).squeeze(1)
