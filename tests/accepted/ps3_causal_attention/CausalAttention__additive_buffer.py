import math


import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query, self.W_key, self.W_value = (
            nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3)
        )
        self.drop = nn.Dropout(p=dropout)
        bias = torch.full((context_length, context_length), float("-inf")).triu(1)
        self.register_buffer("bias", bias)

    def forward(self, x):
        T = x.shape[-2]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.mT / math.sqrt(k.shape[-1]) + self.bias[:T, :T]
        return self.drop(scores.softmax(-1)) @ v
