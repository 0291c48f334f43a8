import torch
import torch.nn.functional as F
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.p = dropout
        self.register_buffer("allowed", torch.tril(torch.ones(context_length, context_length)))

    def forward(self, x):
        T = x.size(1)
        scores = torch.einsum("bid,bjd->bij", self.W_query(x), self.W_key(x))
        scores = scores.masked_fill(self.allowed[:T, :T] == 0, float("-inf"))
        weights = F.softmax(scores / scores.new_tensor(self.W_key.out_features).sqrt(), dim=-1)
        weights = F.dropout(weights, self.p, training=self.training)
        return torch.einsum("bij,bjd->bid", weights, self.W_value(x))
