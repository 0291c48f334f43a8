import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x):
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = (q @ k.transpose(1, 2)).masked_fill(self.mask[:T, :T], -torch.inf)
        if self.training:
            dropped = torch.rand_like(scores) < self.rate
            dropped.diagonal(dim1=1, dim2=2).fill_(False)
            scores = scores.masked_fill(dropped, -torch.inf)
        return torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1) @ v
