import torch
from torch import nn


class _Core(nn.Module):
    def __init__(self, q, k, v):
        super().__init__()
        self.q, self.k, self.v = q, k, v

    def forward(self, x):
        q, k, v = x @ self.q, x @ self.k, x @ self.v
        return torch.softmax(q @ k.T / k.shape[-1] ** 0.5, -1) @ v


class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.core = _Core(self.W_query, self.W_key, self.W_value)

    def forward(self, x):
        return self.core(x)
