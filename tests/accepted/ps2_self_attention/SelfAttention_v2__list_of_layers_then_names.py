import torch
from torch import nn


class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3))
        self.W_query, self.W_key, self.W_value = self.layers

    def forward(self, x):
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        return torch.softmax(q @ k.T / k.shape[-1] ** 0.5, -1) @ v
