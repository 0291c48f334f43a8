import torch
from torch import nn


class MultiHeadAttentionWrapper(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        make = lambda: CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
        self.heads = nn.ModuleList(make() for _ in range(num_heads))

    def forward(self, x):
        y = torch.stack([head(x) for head in self.heads])
        return y.permute(1, 2, 0, 3).flatten(start_dim=2)
