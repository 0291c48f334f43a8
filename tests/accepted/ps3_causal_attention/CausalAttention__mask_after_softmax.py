import torch
from torch import nn


class CausalAttention(nn.Module):
    """Shifted by the largest visible score, so that nothing vanishes."""

    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.drop = nn.Dropout(dropout)
        self.register_buffer("tril", torch.tril(torch.ones(context_length, context_length)))

    def forward(self, x):
        T = x.shape[1]
        keep = self.tril[:T, :T].to(x.dtype)
        s = self.W_query(x) @ self.W_key(x).transpose(-1, -2) / self.W_key.out_features**0.5
        s = s.masked_fill(keep == 0, float("-inf"))
        e = (s - s.max(-1, keepdim=True).values).exp() * keep
        return self.drop(e / e.sum(-1, keepdim=True)) @ self.W_value(x)
