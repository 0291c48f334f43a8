import torch
from torch import nn


class MultiHeadAttentionWrapper(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )
        self.d_out = d_out

    def forward(self, x):
        b, T, _ = x.shape
        y = x.new_zeros(b, T, len(self.heads) * self.d_out)
        for h, head in enumerate(self.heads):
            y[..., h * self.d_out : (h + 1) * self.d_out] = head(x)
        return y
