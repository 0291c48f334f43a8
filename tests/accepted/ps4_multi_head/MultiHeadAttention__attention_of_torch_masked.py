import torch
from torch import nn
from torch.nn import functional as F


class MultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError
        self.num_heads, self.p = num_heads, dropout
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        mask = torch.full((context_length, context_length), -torch.inf).triu(1)
        self.register_buffer("mask", mask)

    def forward(self, x):
        T = x.shape[1]
        q, k, v = (
            split_heads(layer(x), self.num_heads)
            for layer in (self.W_query, self.W_key, self.W_value)
        )
        mask = self.mask[:T, :T].to(x.dtype)
        p = self.p * self.training
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=p)
        return self.out_proj(merge_heads(y))
