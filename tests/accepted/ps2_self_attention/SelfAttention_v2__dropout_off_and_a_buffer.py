import torch
from torch import nn


class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.register_buffer("root", torch.sqrt(torch.tensor(float(d_out))), persistent=False)
        self.dropout = nn.Dropout(0.0)

    def forward(self, x):
        scores = self.W_query(x) @ self.W_key(x).transpose(0, 1) / self.root
        return self.dropout(torch.softmax(scores, dim=1)) @ self.W_value(x)
