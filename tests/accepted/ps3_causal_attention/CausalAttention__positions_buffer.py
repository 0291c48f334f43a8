import math


import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        positions = torch.arange(context_length)
        self.register_buffer("positions", positions)
        self.register_buffer("hidden", positions[None, :] > positions[:, None])

    def forward(self, x, need_weights=False):
        T = x.shape[1]
        q, k, v = map(lambda layer: layer(x), (self.W_query, self.W_key, self.W_value))
        scores = torch.baddbmm(
            x.new_zeros(1, 1, 1), q, k.transpose(1, 2), alpha=q.shape[-1] ** -0.5
        )
        weights = scores.masked_fill(self.hidden[:T, :T].unsqueeze(0), -math.inf).softmax(-1)
        return self.dropout(weights) @ v
