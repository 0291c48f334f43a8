import torch
from torch import nn


class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        keys, values = self.W_key(x), self.W_value(x)
        rows = [torch.softmax(keys @ self.W_query(t) / keys.size(1) ** 0.5, -1) @ values for t in x]
        return torch.stack(rows)
