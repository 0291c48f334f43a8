import torch
from torch import nn


class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_q = self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_k = self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_v = self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        q, k, v = x @ self.W_q, x @ self.W_k, x @ self.W_v
        return torch.softmax(q @ k.T / k.shape[-1] ** 0.5, -1) @ v
