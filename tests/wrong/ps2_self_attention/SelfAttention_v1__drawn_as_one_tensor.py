import math

import torch
from torch import nn


class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        W = torch.rand(d_in, 3 * d_out)
        self.W_query = nn.Parameter(W[:, :d_out])
        self.W_key = nn.Parameter(W[:, d_out : 2 * d_out])
        self.W_value = nn.Parameter(W[:, 2 * d_out :])

    def forward(self, x):
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        w = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), -1)
        return w @ v
