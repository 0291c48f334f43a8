import torch
from torch import nn


class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.projections = nn.ModuleList([self.W_query, self.W_key, self.W_value])

    def forward(self, x):
        q, k, v = [p(x) for p in self.projections]
        return torch.softmax(q @ k.T / k.shape[-1] ** 0.5, -1) @ v
