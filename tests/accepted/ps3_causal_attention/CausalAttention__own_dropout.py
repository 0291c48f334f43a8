import math


import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super(CausalAttention, self).__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.keep = 1.0 - dropout
        self.context_length = context_length
        self.register_buffer("mask", causal_mask(context_length).to(torch.uint8))

    def attention_weights(self, x):
        T = x.shape[1]
        scores = self.W_query(x).matmul(self.W_key(x).transpose(1, 2))
        scores = scores / math.sqrt(self.W_query.out_features)
        return scores.masked_fill(self.mask[:T, :T] == 1, -math.inf).softmax(dim=-1)

    def forward(self, x):
        weights = self.attention_weights(x)
        if self.training and self.keep < 1:
            weights = weights * (torch.rand_like(weights) < self.keep) / self.keep
        return weights.matmul(self.W_value(x))
