import math

import torch
from torch import nn


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        assert not d_out % num_heads, "heads"
        for name in ("W_query", "W_key", "W_value"):
            setattr(self, name, nn.Linear(d_in, d_out, bias=qkv_bias))
        self.out_proj = nn.Linear(d_out, d_out, bias=True)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("positions", torch.arange(context_length))
        self.heads = num_heads
        self.last_weights = None

    def forward(self, x):
        positions = self.positions[: x.shape[1]]
        future = positions[None, :] > positions[:, None]
        q, k, v = map(
            lambda layer: torch.stack(layer(x).chunk(self.heads, dim=-1)),
            (self.W_query, self.W_key, self.W_value),
        )
        scores = (q @ k.transpose(-2, -1)) / math.sqrt(k.shape[-1])
        self.last_weights = torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)
        y = self.dropout(self.last_weights) @ v
        return self.out_proj(torch.cat(tuple(y), dim=-1))
