import torch
import torch.nn.functional as F
from torch import nn


class CausalAttention(nn.Module):
    """Attributes by setattr, projections and products by functions."""

    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        for name in ("W_query", "W_key", "W_value"):
            setattr(self, name, nn.Linear(d_in, d_out, bias=qkv_bias))
        self.attn_drop = nn.Dropout(dropout)
        self.softmax = nn.Softmax(dim=2)
        self.register_buffer("causal", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x):
        T = x.shape[1]
        q = F.linear(x, self.W_query.weight, self.W_query.bias)
        k = F.linear(x, self.W_key.weight, self.W_key.bias)
        v = F.linear(x, self.W_value.weight, self.W_value.bias)
        scores = torch.bmm(q, k.permute(0, 2, 1)).div(q.size(-1) ** 0.5)
        lowest = torch.finfo(scores.dtype).min
        scores = torch.where(self.causal[:T, :T], lowest, scores)
        return torch.bmm(self.attn_drop(self.softmax(scores)), v)
