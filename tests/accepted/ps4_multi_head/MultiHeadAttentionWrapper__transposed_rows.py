import torch
from torch import nn


class MultiHeadAttentionWrapper(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        heads = []
        for _ in range(num_heads):
            heads += [CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)]
        self.heads = nn.ModuleList(heads)

    def forward(self, x):
        return torch.cat([head(x).transpose(1, 2) for head in self.heads], dim=1).transpose(1, 2)
