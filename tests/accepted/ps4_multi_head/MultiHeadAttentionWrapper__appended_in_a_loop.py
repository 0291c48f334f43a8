import torch
from torch import nn


class MultiHeadAttentionWrapper(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        self.heads = nn.ModuleList()
        for _ in range(num_heads):
            self.heads.append(
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias=qkv_bias)
            )
        self.num_heads = num_heads
        self.d_out = d_out

    def forward(self, x):
        outputs = ()
        for head in self.heads:
            outputs += (head(x),)
        return torch.concat(outputs, dim=2)
