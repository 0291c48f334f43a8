import torch
from torch import nn


class Layer(nn.Module):
    def __init__(self, norm, function, norm_first, dropout):
        super().__init__()
        self.norm, self.function, self.norm_first = norm, function, norm_first
        self.dropout = nn.Dropout(dropout) if dropout else nn.Identity()

    def forward(self, x, *rest):
        if self.norm_first:
            return x + self.dropout(self.function(self.norm(x), *rest))
        return self.norm(x + self.dropout(self.function(x, *rest)))


class SelfAttention(nn.MultiheadAttention):
    def forward(self, x, mask):
        sentences = [super(SelfAttention, self).forward(s, s, s, attn_mask=mask)[0] for s in x]
        return torch.stack(sentences)


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        attention = SelfAttention(d_model, num_heads)
        self.attend = Layer(nn.LayerNorm(d_model), attention, norm_first, dropout)
        self.think = Layer(nn.LayerNorm(d_model), FeedForward(d_model, d_ff), norm_first, dropout)

    def forward(self, x, mask=None):
        return self.think(self.attend(x, mask))
