import torch
from torch import nn
from torch.nn import functional as F


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("d_out is not a multiple of num_heads")
        self.num_heads = num_heads
        self.p = dropout
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x):
        b, T, _ = x.shape
        layers = (self.W_query, self.W_key, self.W_value)
        weight = torch.cat([layer.weight for layer in layers])
        bias = None if self.W_query.bias is None else torch.cat([layer.bias for layer in layers])
        packed = F.linear(x, weight, bias).view(b, T, 3, self.num_heads, -1)
        q, k, v = packed.permute(2, 0, 3, 1, 4)
        scores = torch.matmul(q, k.transpose(-2, -1)) * k.shape[-1] ** -0.5
        weights = F.softmax(torch.where(self.mask[:T, :T], -torch.inf, scores), dim=-1)
        weights = F.dropout(weights, self.p, training=self.training)
        return F.linear(
            (weights @ v).transpose(1, 2).flatten(2), self.out_proj.weight, self.out_proj.bias
        )
