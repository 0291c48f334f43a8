import torch
from torch import nn


class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        keys, values = x @ self.W_key, x @ self.W_value
        contexts = []
        for token in x:
            query = token @ self.W_query
            weights = torch.softmax(keys @ query / query.numel() ** 0.5, dim=0)
            contexts.append(weights @ values)
        return torch.stack(contexts)
