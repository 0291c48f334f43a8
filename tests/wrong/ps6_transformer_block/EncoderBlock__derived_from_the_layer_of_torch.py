import torch
from torch import nn


class EncoderBlock(nn.TransformerEncoderLayer):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__(
            d_model, num_heads, d_ff, dropout, "gelu", batch_first=True, norm_first=norm_first
        )

    def forward(self, x, mask=None):
        return super().forward(x, mask)
