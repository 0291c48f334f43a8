import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x):
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        rows = [v[:, 0]]
        for t in range(1, x.shape[1]):
            scores = (k[:, :t] @ q[:, t, :, None]).squeeze(-1) / k.shape[-1] ** 0.5
            weights = self.dropout(scores.softmax(-1))
            rows.append((weights[..., None] * v[:, :t]).sum(1))
        return torch.stack(rows, 1)
