import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.drop = nn.Dropout(dropout)
        self.register_buffer("seen", torch.ones(context_length, context_length).tril().bool())

    def forward(self, x):
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        outputs = []
        for t in range(x.shape[1]):
            scores = (q[:, t : t + 1] * k).sum(-1) / k.shape[-1] ** 0.5
            scores = scores.masked_fill(~self.seen[t, : x.shape[1]], -torch.inf)
            weights = self.drop(scores.softmax(-1))
            outputs.append((weights.unsqueeze(-1) * v).sum(1))
        return torch.stack(outputs, dim=1)
