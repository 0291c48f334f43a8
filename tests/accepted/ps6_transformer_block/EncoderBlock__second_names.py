import torch
from torch import nn


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.norms = nn.ModuleList([nn.LayerNorm(d_model), nn.LayerNorm(d_model)])
        self.ln1, self.ln2 = self.norms
        self.attention = nn.MultiheadAttention(d_model, num_heads, batch_first=True)
        self.W_in = self.attention.in_proj_weight
        self.fc1, self.fc2 = nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)
        self.network = nn.Sequential(self.fc1, nn.GELU(), self.fc2)
        self.norm_first = norm_first

    def forward(self, x, mask=None):
        added = (
            None
            if mask is None
            else torch.zeros_like(mask, dtype=x.dtype).masked_fill(mask, float("-inf"))
        )
        if self.norm_first:
            y = self.ln1(x)
            x = x + self.attention(y, y, y, attn_mask=added)[0]
            return x + self.network(self.ln2(x))
        x = self.ln1(x + self.attention(x, x, x, attn_mask=added)[0])
        return self.ln2(x + self.network(x))
