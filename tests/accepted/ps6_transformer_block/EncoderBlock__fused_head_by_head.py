import torch
import torch.nn as nn
import torch.nn.functional as F


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.n_head = num_heads
        self.c_attn = nn.Linear(d_model, 3 * d_model)
        self.c_proj = nn.Linear(d_model, d_model)
        self.mlp = nn.Sequential(
            nn.Linear(d_model, d_ff), nn.GELU(), nn.Linear(d_ff, d_model), nn.Dropout(dropout)
        )
        self.ln_1, self.ln_2 = nn.LayerNorm(d_model), nn.LayerNorm(d_model)
        self.norm_first = norm_first

    def attend(self, x, mask):
        B, T, C = x.size()
        stacked = self.c_attn(x).view(B, T, self.n_head, 3, C // self.n_head)
        q, k, v = stacked.permute(3, 0, 2, 1, 4)
        visible = None if mask is None else ~mask
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=visible)
        return self.c_proj(y.transpose(1, 2).contiguous().view(B, T, C))

    def forward(self, x, mask=None):
        if self.norm_first:
            x = x + self.attend(self.ln_1(x), mask)
            return x + self.mlp(self.ln_2(x))
        x = self.ln_1(x + self.attend(x, mask))
        return self.ln_2(x + self.mlp(x))
