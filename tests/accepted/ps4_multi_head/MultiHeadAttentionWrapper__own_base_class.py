import torch
from torch import nn


class Layer(nn.Module):
    def forward(self, x):
        return self.join(list(map(lambda head: head(x), self.heads)))

    @staticmethod
    def join(outputs):
        return torch.cat(outputs, axis=-1)


class MultiHeadAttentionWrapper(Layer):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        nn.Module.__init__(self)
        settings = dict(
            d_in=d_in,
            d_out=d_out,
            context_length=context_length,
            dropout=dropout,
            qkv_bias=qkv_bias,
        )
        self.heads = nn.ModuleList([CausalAttention(**settings) for _ in range(num_heads)])
