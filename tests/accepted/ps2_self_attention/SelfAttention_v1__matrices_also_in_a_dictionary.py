import torch
from torch import nn


class SelfAttention_v1(nn.Module):
    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.all = nn.ParameterDict({"q": self.W_query, "k": self.W_key, "v": self.W_value})

    def forward(self, x):
        q, k, v = (x @ self.all[n] for n in "qkv")
        return torch.softmax(q @ k.t() / k.size(1) ** 0.5, 1) @ v
